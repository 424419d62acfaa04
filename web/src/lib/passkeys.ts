/** Passkeys: what the server sends as JSON becomes bytes for the browser, and back. */
import { Refused } from "./api";

/**
 * Why there are none here, as a message, or nothing: browsers lend them to HTTPS and to this machine alone, and the
 * server binds them to a name; `offered` is whether it can.
 */
export function hindrance(offered: boolean): string | null {
  if (!isSecureContext) return "me-passkey-insecure";
  if (!("PublicKeyCredential" in globalThis)) return "me-passkey-unsupported";
  return offered ? null : "people-refused-passkeys-here";
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

function letters(buffer: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(buffer)));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

type Named = PublicKeyCredentialDescriptorJSON[] | undefined;
const named = (keys: Named): PublicKeyCredentialDescriptor[] =>
  (keys ?? []).map(({ id }) => ({ type: "public-key", id: bytes(id) }));

/** Make a passkey on this device, or on one beside it. */
export async function made(options: PublicKeyCredentialCreationOptionsJSON): Promise<unknown> {
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: named(options.excludeCredentials),
    extensions: {}, // we ask for none
  } as PublicKeyCredentialCreationOptions;
  const key = await asked(navigator.credentials.create({ publicKey }));
  const answer = key.response as AuthenticatorAttestationResponse;
  return told(key, {
    clientDataJSON: letters(answer.clientDataJSON),
    attestationObject: letters(answer.attestationObject),
    transports: answer.getTransports?.() ?? [],
  });
}

/** Show that one holds a passkey. */
export async function shownKey(options: PublicKeyCredentialRequestOptionsJSON): Promise<unknown> {
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    allowCredentials: named(options.allowCredentials),
    extensions: {},
  } as PublicKeyCredentialRequestOptions;
  const key = await asked(navigator.credentials.get({ publicKey }));
  const answer = key.response as AuthenticatorAssertionResponse;
  return told(key, {
    clientDataJSON: letters(answer.clientDataJSON),
    authenticatorData: letters(answer.authenticatorData),
    signature: letters(answer.signature),
    userHandle: answer.userHandle ? letters(answer.userHandle) : null,
  });
}

/** The browser asks its person; anyone who says no, or has none, is told that nothing has happened. */
async function asked(asking: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const key = await asking.catch(() => null);
  if (!key) throw new Refused({ id: "me-passkey-none" });
  return key as PublicKeyCredential;
}

function told(key: PublicKeyCredential, response: object): unknown {
  return { id: key.id, rawId: letters(key.rawId), type: key.type, response, clientExtensionResults: {} };
}
