// Passkeys: asking the browser for one, and telling the server of it.
import { request } from "../lib/api";
import { requestAsMe } from "../profile/profileApi";

const ES256 = -7;

/** Whether this browser has passkeys for a page at this address. */
export const passkeysSupported = (): boolean => isSecureContext && "PublicKeyCredential" in window && !/^[\d.]+$|:/.test(location.hostname);

export const countPasskeys = () => requestAsMe<{ passkeys: number }>("GET", "/api/me/passkeys");
export const dropPasskeys = () => request<{ passkeys: number }>("DELETE", "/api/me/passkeys");

/** Makes one for the profile of this browser. */
export async function addPasskey(name: string): Promise<{ passkeys: number }> {
  const made = (await navigator.credentials.create({
    publicKey: {
      challenge: await challenge(),
      rp: { name: "Archipel" },
      user: { id: crypto.getRandomValues(new Uint8Array(16)), name, displayName: name },
      pubKeyCredParams: [{ type: "public-key", alg: ES256 }],
      authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
      attestation: "none",
    },
  })) as PublicKeyCredential;
  const answer = made.response as AuthenticatorAttestationResponse;
  const key = answer.getPublicKey();
  if (!key) throw new Error("no key");
  return request("POST", "/api/me/passkeys", {
    id: encoded(made.rawId),
    key: encoded(key),
    data: encoded(answer.getAuthenticatorData()),
    client: encoded(answer.clientDataJSON),
  });
}

/** Becomes whoever the device vouches for. */
export async function signInByPasskey(): Promise<{ name: string }> {
  const shown = (await navigator.credentials.get({
    publicKey: { challenge: await challenge(), userVerification: "preferred" },
  })) as PublicKeyCredential;
  const answer = shown.response as AuthenticatorAssertionResponse;
  return request("POST", "/api/passkeys/take", {
    id: encoded(shown.rawId),
    data: encoded(answer.authenticatorData),
    client: encoded(answer.clientDataJSON),
    signature: encoded(answer.signature),
  });
}

async function challenge(): Promise<Uint8Array<ArrayBuffer>> {
  const { challenge: made } = await request<{ challenge: string }>("POST", "/api/passkeys/challenge");
  const text = atob(made.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function encoded(data: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(data));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
