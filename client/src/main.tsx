// The front door: routes, and nothing else.
import "@preact/signals";
import { type ComponentType, render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { SecretLinkPage } from "./account/SecretLinkPage";
import { DailyPage } from "./daily/DailyPage";
import { LearnPage } from "./learn/LearnPage";
import { whoAmI } from "./lib/me";
import { currentPath, startRouting } from "./lib/route";
import { ignoreStrayClicks } from "./lib/strayClicks";
import { Toasts } from "./lib/ui";
import { wordsReady } from "./lib/words";
import { ProfilePage } from "./profile/ProfilePage";
import { ReplayPage } from "./replay/ReplayPage";
import { RulesPage } from "./rules/RulesPage";
import { NotFoundPage } from "./start/NotFoundPage";
import { StartPage } from "./start/StartPage";
import { TablePage } from "./table/TablePage";

function App() {
  const [, place = "", id = "", ...rest] = currentPath.value.split("/");
  if (!wordsReady()) return null;
  if (rest.some(Boolean)) return <NotFoundPage />;
  if (place === "table" && id) return <TablePage key={id} id={id} />;
  if (place === "replay" && id) return <ReplayPage key={id} id={id} />;
  if (place === "learn" && id) return <LearnPage key={id} game={id} />;
  if (place === "rules" && id) return <RulesPage game={id} />;
  if (id) return <NotFoundPage />;
  if (place === "me") return <ProfilePage />;
  if (place === "take") return <SecretLinkPage />;
  if (place === "daily") return <DailyPage />;
  if (place === "gallery") return <LazyGallery />;
  return place ? <NotFoundPage /> : <StartPage />;
}

function LazyGallery() {
  const [Page, setPage] = useState<ComponentType | null>(null);
  useEffect(() => void import("./gallery/GalleryPage").then((module) => setPage(() => module.GalleryPage)), []);
  return Page && <Page />;
}

startRouting();
whoAmI().catch(() => undefined);
ignoreStrayClicks(document);
render(
  <>
    <App />
    <Toasts />
  </>,
  document.getElementById("app")!,
);
