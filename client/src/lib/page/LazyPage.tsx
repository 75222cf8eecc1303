// A page whose script comes when it is first shown, so that the start page carries none of the others.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { LoadingPage } from "../ui";

type Load<P> = () => Promise<ComponentType<P>>;

export function lazyPage<P extends object>(load: Load<P>): ComponentType<P> {
  let Page: ComponentType<P> | null = null;
  return function LazyPage(props: P) {
    const [, setReady] = useState(false);
    useEffect(() => {
      if (!Page) void arrive(load).then((found) => setReady(Boolean((Page = found))));
    }, []);
    return Page ? <Page {...props} /> : <LoadingPage />;
  };
}

const AGAIN = 2000;

/** A browser does not ask again for a script it failed to get, and a newer version of the page has other scripts: both are helped by
 * loading the page anew, once the server answers. */
async function arrive<P>(load: Load<P>): Promise<ComponentType<P>> {
  try {
    return await load();
  } catch {
    await new Promise((done) => setTimeout(done, AGAIN));
    const answers = await fetch(location.href).then(({ ok }) => ok, () => false);
    if (answers) location.reload();
    return arrive(load);
  }
}
