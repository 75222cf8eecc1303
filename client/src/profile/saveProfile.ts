// Keeps what was changed of the profile.
import type { MyChange } from "../lib/api";
import { saveMe } from "../lib/me";
import { toast } from "../lib/ui";
import { word } from "../lib/words";

export const LONGEST_NAME = 24;

/** False where the server did not take it, which is told. */
export async function saveProfile(change: MyChange): Promise<boolean> {
  try {
    await saveMe(change);
    return true;
  } catch {
    toast(word("profile-failed"), "bad");
    return false;
  }
}
