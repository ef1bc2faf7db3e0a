import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import * as v from 'valibot';
import type { SignatureKey } from '../../../config/signatureSettings';
import { plainText } from '../../../domain/serverText';
import { hexText, signatureType, signedText } from '../../../trace/reportSignature';

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
  /** The page has keys, but the file has no signature. */
  | { kind: 'missing' }
  /** Nothing is known: the browser has no SubtleCrypto, as on a page without https. */
  | { kind: 'unchecked' };

const shortText = v.pipe(v.string(), v.maxLength(64), v.transform(plainText), v.nonEmpty());
const headerSchema = v.object({ kid: shortText });

/** Who saved the file, when in seconds since the epoch, and what of it was signed. */
const claimsSchema = v.object({
  sub: shortText,
  iat: v.pipe(v.number(), v.minValue(0), v.maxValue(8e9)),
  sha256: v.string(),
});

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
  // Browsers leave it out of pages without https, whatever its type says.
  if ((crypto as Partial<Crypto>).subtle === undefined) return { kind: 'unchecked' };
  try {
    const { kid: keyId } = v.parse(headerSchema, decodeProtectedHeader(signature));
    if (keys.every(({ kid }) => kid !== keyId)) return { kind: 'unknownKey', keyId };
    const { payload } = await jwtVerify(
      signature,
      createLocalJWKSet({ keys: keys.map(publicKeyOf) }),
      {
        algorithms: ['ES256'],
        typ: signatureType,
      },
    );
    const { sub: playerId, iat, sha256 } = v.parse(claimsSchema, payload);
    if (sha256 !== (await sha256Of(signedText(text)))) return { kind: 'unfit' };
    const found = { playerId, signedAt: iat * 1000, keyId };
    return recordedPlayerId === null || recordedPlayerId === playerId
      ? { kind: 'signed', ...found }
      : { kind: 'otherPlayer', recordedPlayerId, ...found };
  } catch {
    return { kind: 'unfit' };
  }
}

/** Never a private part. */
const publicKeyOf = ({ kty, crv, x, y, kid }: SignatureKey) => ({ kty, crv, x, y, kid });

async function sha256Of(text: string): Promise<string> {
  return hexText(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
