import * as v from 'valibot';
import type { SignatureKey } from '../../config/signatureSettings';
import { plainText } from '../../lib/serverText';
import { hexText, signatureType, signedText } from '../../trace/reportSignature';

/** What the signature of a file proves. */
export type SignatureCheck =
  /** The operator’s server signed this file; `signedAt` in milliseconds since the epoch. */
  | { kind: 'signed'; playerId: string; signedAt: number; keyId: string }
  /** The same, for another player than the one who is signed in in the recording. */
  | {
      kind: 'otherPlayer';
      playerId: string;
      recordedPlayerId: string;
      signedAt: number;
      keyId: string;
    }
  /** The file was changed, or the signature is another file’s or made up. */
  | { kind: 'unfit' }
  /** Nothing is known: the page has no key of this id. */
  | { kind: 'unknownKey'; keyId: string }
  /** Nothing is known: the browser has no SubtleCrypto, as on a page without https. */
  | { kind: 'unchecked' };

const shortText = v.pipe(v.string(), v.maxLength(64), v.transform(plainText), v.nonEmpty());

const headerSchema = v.object({
  alg: v.literal('ES256'),
  typ: v.literal(signatureType),
  kid: shortText,
});

/** Who saved the file, when in seconds since the epoch, and what of it was signed. */
const claimsSchema = v.object({
  sub: shortText,
  iat: v.pipe(v.number(), v.minValue(0), v.maxValue(8e9)),
  sha256: v.string(),
});

const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

/**
 * Checks the signature of a file that could be opened.
 *
 * @param text the text of the file
 * @param signature a JWS in its compact form, as the file has it
 * @param keys those of the operator
 * @param recordedPlayerId who is signed in in the recording; null for nobody
 */
export async function checkSignature(
  text: string,
  signature: string,
  keys: readonly SignatureKey[],
  recordedPlayerId: string | null,
): Promise<SignatureCheck> {
  if (!isCryptoThere()) return { kind: 'unchecked' };
  const [header = '', claims = '', proof = '', ...more] = signature.split('.');
  const read = v.safeParse(headerSchema, jsonOf(header));
  const bytes = bytesOf(proof);
  if (!read.success || bytes === null || more.length > 0) return { kind: 'unfit' };
  const { kid: keyId } = read.output;
  const key = keys.find(({ kid }) => kid === keyId);
  if (!key) return { kind: 'unknownKey', keyId };
  if (!(await isSignedBy(key, `${header}.${claims}`, bytes))) return { kind: 'unfit' };
  const claimed = v.safeParse(claimsSchema, jsonOf(claims));
  if (!claimed.success || claimed.output.sha256 !== (await sha256Of(signedText(text)))) {
    return { kind: 'unfit' };
  }
  const { sub: playerId, iat } = claimed.output;
  const found = { playerId, signedAt: iat * 1000, keyId };
  return recordedPlayerId === null || recordedPlayerId === playerId
    ? { kind: 'signed', ...found }
    : { kind: 'otherPlayer', recordedPlayerId, ...found };
}

/** Browsers leave SubtleCrypto out of pages without https, whatever its type says. */
function isCryptoThere(): boolean {
  return (crypto as Partial<Crypto>).subtle !== undefined;
}

async function isSignedBy(
  { kty, crv, x, y }: SignatureKey,
  signed: string,
  signature: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  // A key whose numbers are no point of the curve signs nothing.
  const key = await crypto.subtle
    .importKey('jwk', { kty, crv, x, y }, ecdsa, false, ['verify'])
    .catch(() => null);
  return key !== null && crypto.subtle.verify(ecdsa, key, signature, encoded(signed));
}

async function sha256Of(text: string): Promise<string> {
  return hexText(await crypto.subtle.digest('SHA-256', encoded(text)));
}

function encoded(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** The JSON of a part of a JWS; undefined if it is none. */
function jsonOf(part: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytesOf(part) ?? undefined)) as unknown;
  } catch {
    return undefined;
  }
}

/** The bytes of a base64url text; null if it is none. */
function bytesOf(part: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(part)) return null;
  try {
    const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
