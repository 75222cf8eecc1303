// The front door: routes, and nothing else.
import "@preact/signals";
import { render, type ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { DailyPage } from "./daily/DailyPage";
import { whoAmI } from "./lib/me";
import { path, startRouting } from "./lib/route";
import { steadyTaps } from "./lib/strayClicks";
import { Toasts } from "./lib/ui";
import { ready } from "./lib/words";
import { ProfilePage } from "./profile/ProfilePage";
import { TakePage } from "./profile/SecretLinkPage";
import { ReplayPage } from "./replay/ReplayPage";
import { LearnPage } from "./learn/LearnPage";
import { RulesPage } from "./rules/RulesPage";
import { Nowhere } from "./start/NotFoundPage";
import { Start } from "./start/StartPage";
import { TablePage } from "./table/TablePage";

function App() {
  const [, place = "", id = "", ...rest] = path.value.split("/");
  if (!ready()) return null;
  if (rest.some(Boolean)) return <Nowhere />;
  if (place === "table" && id) return <TablePage key={id} id={id} />;
  if (place === "replay" && id) return <ReplayPage key={id} id={id} />;
  if (place === "learn" && id) return <LearnPage key={id} game={id} />;
  if (place === "rules" && id) return <RulesPage game={id} />;
  if (id) return <Nowhere />;
  if (place === "me") return <ProfilePage />;
  if (place === "take") return <TakePage />;
  if (place === "daily") return <DailyPage />;
  if (place === "gallery") return <Gallery />;
  return place ? <Nowhere /> : <Start />;
}

function Gallery() {
  const [Page, setPage] = useState<ComponentType | null>(null);
  useEffect(() => void import("./gallery/GalleryPage").then((module) => setPage(() => module.Gallery)), []);
  return Page && <Page />;
}

startRouting();
whoAmI().catch(() => undefined);
steadyTaps(document);
render(
  <>
    <App />
    <Toasts />
  </>,
  document.getElementById("app")!,
);
