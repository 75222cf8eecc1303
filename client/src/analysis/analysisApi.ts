// The calls of an analysis, as docs/wire.md has them.
import { Refusal, request } from "../lib/api";
import type { Lang } from "../lib/words";
import { speaksWire, type TableFrame, unfoldFrame } from "../wire/tableFrame";
import type { Frame } from "../wire/types";
import type { AnalysisState, Tried } from "../wire/httpTypes";

const at = (id: string): string => `/api/replays/${encodeURIComponent(id)}`;

export const analysisPictureAddress = (id: string, lang: Lang): string => `${at(id)}/analysis/picture.svg?lang=${lang}`;

export const analysisApi = {
  state: (id: string) => request<AnalysisState>("GET", `${at(id)}/analysis`),
  /** Begins it, or goes on where it was stopped. */
  begin: (id: string, depth: "quick" | "deep") => request<AnalysisState>("POST", `${at(id)}/analysis`, { depth }),
  stop: (id: string) => request<AnalysisState>("DELETE", `${at(id)}/analysis`),
  /** The table as the seat saw it before it made an action of the record, with all it might have chosen. */
  decision: async (id: string, act: number): Promise<TableFrame> => {
    const frame = await request<Frame>("GET", `${at(id)}/decisions/${act}`);
    const shown = speaksWire(frame) ? unfoldFrame(frame) : null;
    if (!shown) throw new Refusal({ key: "server-reload" }, 409);
    return shown;
  },
  try: (id: string, act: number, action: string) => request<Tried>("POST", `${at(id)}/tries`, { act, action }),
};
