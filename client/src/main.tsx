// The front door: routes, and nothing else.
import { useSignalEffect } from "@preact/signals";
import { render } from "preact";
import { HouseNotice } from "./house/HouseNotice";
import { keepFiles } from "./house/keepFiles";
import { hasServer } from "./lib/house";
import { lazyPage } from "./lib/page/LazyPage";
import { greetAgain, whoAmI } from "./lib/me";
import { followPages } from "./lib/page/pageFocus";
import { keepHead } from "./lib/page/pageHead";
import { currentPath, startRouting } from "./lib/route";
import { loadSprites } from "./lib/faces/sprites";
import { ignoreStrayClicks } from "./lib/strayClicks";
import { Toasts } from "./lib/ui";
import { wordsReady } from "./lib/words";
import { NotFoundPage } from "./start/NotFoundPage";
import { StartPage } from "./start/StartPage";
import { timesBack } from "./wire/workerTransport";

const TablePage = lazyPage(() => import("./table/TablePage").then((module) => module.TablePage));
const ReplayPage = lazyPage(() => import("./replay/ReplayPage").then((module) => module.ReplayPage));
const LearnPage = lazyPage(() => import("./learn/LearnPage").then((module) => module.LearnPage));
const RulesPage = lazyPage(() => import("./rules/RulesPage").then((module) => module.RulesPage));
const ProfilePage = lazyPage(() => import("./profile/ProfilePage").then((module) => module.ProfilePage));
const SecretLinkPage = lazyPage(() => import("./account/SecretLinkPage").then((module) => module.SecretLinkPage));
const DailyPage = lazyPage(() => import("./daily/DailyPage").then((module) => module.DailyPage));
const LadderPage = lazyPage(() => import("./ladder/LadderPage").then((module) => module.LadderPage));
const PuzzlePage = lazyPage(() => import("./puzzles/PuzzlePage").then((module) => module.PuzzlePage));
const TodaysPuzzlePage = lazyPage(() => import("./puzzles/PuzzlePage").then((module) => module.TodaysPuzzlePage));
const GalleryPage = lazyPage(() => import("./gallery/GalleryPage").then((module) => module.GalleryPage));

function App() {
  const [, place = "", id = "", ...rest] = currentPath.value.split("/");
  if (!wordsReady()) return null;
  if (rest.some(Boolean)) return <NotFoundPage />;
  if (place === "table" && id) return <TablePage key={id} id={id} />;
  if (place === "replay" && id) return <ReplayPage key={id} id={id} />;
  if (place === "learn" && id) return <LearnPage key={id} game={id} />;
  if (place === "puzzle" && id) return <PuzzlePage key={id} id={id} />;
  if (place === "rules" && id) return <RulesPage game={id} />;
  if (place === "ladder") return <LadderPage game={id} />;
  if (id) return <NotFoundPage />;
  if (place === "me") return <ProfilePage />;
  if (place === "take") return <SecretLinkPage />;
  if (place === "daily") return <DailyPage />;
  if (place === "puzzle") return <TodaysPuzzlePage />;
  if (place === "gallery") return <GalleryPage />;
  return place ? <NotFoundPage /> : <StartPage />;
}

/** A house that comes back from another window may know other things: its pages begin anew. */
function Pages() {
  useSignalEffect(() => {
    if (timesBack.value) greetAgain().catch(() => undefined);
  });
  return <App key={timesBack.value} />;
}

if (!hasServer()) keepFiles();

const root = document.getElementById("app")!;
startRouting();
loadSprites();
keepHead();
followPages(root);
whoAmI().catch(() => undefined);
ignoreStrayClicks(document);
render(
  <>
    {!hasServer() && <HouseNotice />}
    <Pages />
    <Toasts />
  </>,
  root,
);
