// The house that this page plays in.
import { serverTransport } from "../wire/serverTransport";
import type { Transport } from "../wire/transport";
import { workerTransport } from "../wire/workerTransport";
import { inStaticFolder } from "./address";

/** Whether others can come: friends by link, strangers, one's own other devices. */
export const hasServer = (): boolean => !inStaticFolder();

/** Asked each time: a page finds out where it is when it begins. */
export const house = (): Transport => (inStaticFolder() ? workerTransport : serverTransport);
