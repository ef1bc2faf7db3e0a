import type { SignatureKey } from '../config/signatureSettings';
import { signatureType } from '../trace/reportSignature';

export type TestSigner = Awaited<ReturnType<typeof makeTestSigner>>;

const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

/** The second at which a {@link TestSigner} signs, since the epoch. */
export const signedAtSeconds = Date.parse('2026-11-20T14:05:09+07:00') / 1000;

/**
 * An operator's server that signs problem reports, with a real key pair, for player 1001 at
 * {@link signedAtSeconds}.
 */
export async function makeTestSigner(kid = 'test-key') {
  const pair = await crypto.subtle.generateKey(ecdsa, true, ['sign', 'verify']);
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  return {
    /** What the replay page has to know of it. */
    publicKey: { kty: 'EC', crv: 'P-256', kid, x, y } as SignatureKey,
    /** The signature of a file; `claims` and `header` replace what it signs. */
    async sign(sha256: string, claims: object = {}, header: object = {}) {
      const head = { alg: 'ES256', typ: signatureType, kid, ...header };
      const body = { sub: '1001', iat: signedAtSeconds, sha256, ...claims };
      const signed = `${base64url(JSON.stringify(head))}.${base64url(JSON.stringify(body))}`;
      const bytes = new TextEncoder().encode(signed);
      const signature = await crypto.subtle.sign(ecdsa, pair.privateKey, bytes);
      return `${signed}.${base64url(String.fromCharCode(...new Uint8Array(signature)))}`;
    },
  };
}

function base64url(binary: string): string {
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
