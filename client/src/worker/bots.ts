// The script of the worker in which bots think.
import type { FromThinker, ToThinker } from "./messages";
import { startPython } from "./python";

let woken = false;
const thought = startPython(() => undefined).then(
  (python) => python.pyimport("archipel.worker.thinker")["thought"] as (name: string, job: string) => string,
);
thought.then(() => (woken = true), () => undefined);

onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  const { id, name, job } = data;
  let answer: FromThinker;
  try {
    answer = { id, thought: (await thought)(name, job) };
  } catch (error) {
    answer = { id, failed: String(error) };
  }
  postMessage(answer);
  if (!woken) close();
};
