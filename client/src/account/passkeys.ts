// Passkeys: asking the browser for one, and telling the server of it.
import { request } from "../lib/api";
import { requestAsMe } from "../profile/profileApi";
import type { Challenge, NewPasskey, PasskeyCount, PasskeyProof, ProfileName } from "../wire/httpTypes";

/** ES256, EdDSA and RS256. */
const ALGORITHMS = [-7, -8, -257];

/** Whether this browser has passkeys for a page at this address. */
export const passkeysSupported = (): boolean => isSecureContext && "PublicKeyCredential" in window && !/^[\d.]+$|:/.test(location.hostname);

export const countPasskeys = () => requestAsMe<PasskeyCount>("GET", "/api/me/passkeys");
export const dropPasskeys = () => request<PasskeyCount>("DELETE", "/api/me/passkeys");

/** Makes one for the profile of this browser. */
export async function addPasskey(name: string): Promise<PasskeyCount> {
  const made = (await navigator.credentials.create({
    publicKey: {
      challenge: await challenge(),
      rp: { name: "Archipel" },
      user: { id: crypto.getRandomValues(new Uint8Array(16)), name, displayName: name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
      authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
      attestation: "none",
    },
  })) as PublicKeyCredential;
  const answer = made.response as AuthenticatorAttestationResponse;
  return request("POST", "/api/me/passkeys", {
    id: encoded(made.rawId),
    data: encoded(answer.getAuthenticatorData()),
    client: encoded(answer.clientDataJSON),
  } satisfies NewPasskey);
}

/** Becomes whoever the device vouches for. */
export async function signInByPasskey(): Promise<ProfileName> {
  const shown = (await navigator.credentials.get({
    publicKey: { challenge: await challenge(), userVerification: "preferred" },
  })) as PublicKeyCredential;
  const answer = shown.response as AuthenticatorAssertionResponse;
  return request("POST", "/api/passkeys/take", {
    id: encoded(shown.rawId),
    data: encoded(answer.authenticatorData),
    client: encoded(answer.clientDataJSON),
    signature: encoded(answer.signature),
  } satisfies PasskeyProof);
}

async function challenge(): Promise<Uint8Array<ArrayBuffer>> {
  const { challenge: made } = await requestAsMe<Challenge>("POST", "/api/passkeys/challenge");
  const text = atob(made.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function encoded(data: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(data));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
