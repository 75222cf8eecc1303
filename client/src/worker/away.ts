// The service worker of a server's pages: without a network, whoever has kept the games is led to them. It keeps nothing itself.

interface Fetching extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const OFFLINE = "/offline/";

addEventListener("fetch", (event) => {
  const fetching = event as Fetching;
  const { request } = fetching;
  if (request.mode === "navigate") fetching.respondWith(fetch(request).catch(() => Response.redirect(OFFLINE)));
});
