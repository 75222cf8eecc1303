// The gallery's own sheet of symbols: plain shapes that show what a widget does with any art.
const tile = (id: string, fill: string, mark: string) =>
  `<symbol id="${id}" viewBox="0 0 80 80">
  <rect x="4" y="4" width="72" height="72" rx="14" fill="var(--tint, ${fill})" stroke="#1f2d33" stroke-width="3"/>${mark}</symbol>`;
const card = (id: string, fill: string, mark: string) =>
  `<symbol id="${id}" viewBox="0 0 70 98">
  <rect x="1.500" y="1.500" width="67" height="95" rx="9" fill="#fdf8ec" stroke="#c9b891" stroke-width="3"/>
  <rect x="10" y="10" width="50" height="42" rx="6" fill="${fill}"/>${mark}</symbol>`;
const arrow = `<path d="M40 18V62M26 34L40 18L54 34" fill="none" stroke="#fdf8ec" stroke-width="6"
  stroke-linecap="round" stroke-linejoin="round"/>`;
const triangle = (id: string, fill: string) =>
  `<symbol id="${id}-up" viewBox="0 0 120 103.900">
  <path d="M60 3L117 101.500H3Z" fill="${fill}" stroke="#fdf8ec" stroke-width="3" stroke-linejoin="round"/></symbol>
  <symbol id="${id}-down" viewBox="0 0 120 103.900">
  <path d="M3 2.500H117L60 101Z" fill="${fill}" stroke="#fdf8ec" stroke-width="3" stroke-linejoin="round"/></symbol>`;
const cells = (at: string) =>
  at
    .split(" ")
    .map((one) => {
      const [x, y] = one.split(",").map(Number);
      return `<rect x="${x! * 60 + 3}" y="${y! * 60 + 3}" width="54" height="54" rx="12"/>`;
    })
    .join("");

const DRAWN = `<svg xmlns="http://www.w3.org/2000/svg">
<symbol id="badge" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#2a808a"/>
  <path d="M8 24q6 -8 12 0t12 0" fill="none" stroke="#fdf8ec" stroke-width="3.500"/></symbol>
<symbol id="ground" viewBox="0 0 480 240"><rect width="480" height="240" rx="18" fill="#9fc6c3"/>
  <path d="M90 120H390" stroke="#1f5560" stroke-width="5" stroke-dasharray=".1 10" stroke-linecap="round"/></symbol>
<symbol id="mini.ground" viewBox="0 0 480 240"><rect width="480" height="240" rx="18" fill="#9fc6c3"/></symbol>
<symbol id="ring-ground" viewBox="0 0 240 240"><circle cx="120" cy="120" r="101" fill="none" stroke="#c9b891" stroke-width="26"/></symbol>
${tile("stone", "#47606b", "")}${tile("arrow", "#2f6db3", arrow)}${tile("mini.stone", "#47606b", "")}
<symbol id="stone-lit" viewBox="-10 -10 100 100"><circle cx="40" cy="40" r="46" fill="#8a5a00"/>
  <circle cx="40" cy="40" r="43" fill="#ffd166"/></symbol>
<symbol id="pawn" viewBox="0 0 30 30">
  <circle cx="15" cy="15" r="12" fill="var(--tint, #c8452f)" stroke="#fdf8ec" stroke-width="3"/></symbol>
${card("card-a", "#d9603b", `<circle cx="35" cy="74" r="11" fill="#d9603b"/>`)}
${card("card-b", "#2f6db3", `<path d="M24 85L35 63L46 85Z" fill="#2f6db3"/>`)}
${card("card-c", "#3a8f4d", `<rect x="25" y="64" width="20" height="20" fill="#3a8f4d"/>`)}
<symbol id="card-back" viewBox="0 0 70 98">
  <rect x="1.500" y="1.500" width="67" height="95" rx="9" fill="#1d6b7a" stroke="#fdf8ec" stroke-width="3"/>
  <path d="M12 40q11 -12 23 0t23 0M12 60q11 -12 23 0t23 0" fill="none" stroke="#6fb7b7" stroke-width="4"/></symbol>
<symbol id="ell" viewBox="0 0 180 120"><g fill="#b9820f" stroke="#5d4208" stroke-width="3">${cells("0,0 1,0 2,0 2,1")}</g></symbol>
<symbol id="bar" viewBox="0 0 240 60"><g fill="#2f6db3" stroke="#173a63" stroke-width="3">${cells("0,0 1,0 2,0 3,0")}</g></symbol>
<symbol id="zed" viewBox="0 0 180 120"><g fill="#3a8f4d" stroke="#1c4a27" stroke-width="3">${cells("0,0 1,0 1,1 2,1")}</g></symbol>
<symbol id="block" viewBox="0 0 60 60"><rect width="60" height="60" fill="#0e3b4a" opacity=".75"/></symbol>
<symbol id="road" viewBox="0 0 80 80"><rect width="80" height="80" fill="#cfe0b4" stroke="#8aa86a" stroke-width="2"/>
  <path d="M40 0Q40 40 80 40" fill="none" stroke="#b5773a" stroke-width="16"/></symbol>
<symbol id="swell" viewBox="0 0 160 160"><rect width="160" height="160" fill="#1d6472"/>
  <path d="M160 0H0V160" fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="2"/>
  <path d="M30 50q12 -14 24 0t24 0" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="4"/></symbol>
${triangle("sand", "#e8a27f")}${triangle("clay", "#b5432f")}${triangle("pool", "#3e8fc4")}
<symbol id="pip" viewBox="0 0 28 21"><path d="M3 18q11 -22 22 0Z" fill="#6d4529"/></symbol>
<symbol id="refuse" viewBox="0 0 30 30"><circle cx="15" cy="15" r="13" fill="#fff6e3" stroke="#b23a48" stroke-width="3"/>
  <path d="M10 10L20 20M20 10L10 20" stroke="#b23a48" stroke-width="4"/></symbol>
</svg>`;

/** One symbol a line, as a game's sheet is served. */
export const SKIN_SHEET = DRAWN.replace(/\s*\n\s*/g, " ").replace(/ *(<symbol|<\/svg>)/g, "\n$1");
