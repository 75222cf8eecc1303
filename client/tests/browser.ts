// As much of a browser as modules want when they are loaded: every test begins with it, on a wide page without motion.
const kept = new Map<string, string>();

export const page = { narrow: false, coarse: false };

const stand = {
  window: globalThis,
  navigator: { language: "en", languages: ["en"] },
  location: { pathname: "/", hash: "", search: "", host: "localhost" },
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    clear: () => kept.clear(),
  },
  matchMedia: (query: string) => ({
    get matches() {
      return query.includes("reduced-motion") || (query.includes("coarse") ? page.coarse : query.includes("max-width") && page.narrow);
    },
    addEventListener: () => undefined,
  }),
  document: { documentElement: { dataset: {}, lang: "" }, visibilityState: "visible" },
  requestAnimationFrame: (step: (now: number) => void) => setTimeout(() => step(performance.now())),
  cancelAnimationFrame: (id: number) => clearTimeout(id),
};

for (const [name, value] of Object.entries(stand)) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
