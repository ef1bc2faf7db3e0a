import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { signatureType } from '../../src/trace/reportSignature';
import { messages } from '../messages';
import { fieldsOf } from './account';
import { invalid } from './refusal';

/** The path below the API that signs problem reports, without a slash at its start. */
export const signaturePath = 'problem-report-signature';

/** Signs problem reports with a key of its own, which ends with it. */
export interface ReportSigner {
  /** The JWK set with its public key, for the replay page. */
  readonly keySet: string;
  /** POST problem-report-signature. @throws Refusal 422 for anything but a SHA-256 */
  respond(userId: number, body: unknown): { signature: string };
}

export function createReportSigner(): ReportSigner {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const kid = `sandbox-${randomBytes(4).toString('hex')}`;
  return {
    keySet: JSON.stringify({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid }] }),
    respond(userId, body) {
      const { sha256 } = fieldsOf(body);
      if (typeof sha256 !== 'string' || !/^[0-9a-f]{64}$/.test(sha256)) {
        throw invalid('sha256', messages.badBody);
      }
      const header = { alg: 'ES256', typ: signatureType, kid };
      const claims = { sub: String(userId), iat: Math.floor(Date.now() / 1000), sha256 };
      const signed = `${base64url(header)}.${base64url(claims)}`;
      // Both numbers in full length, as JWS has them; Node's default is DER.
      const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
      const signature = sign('sha256', Buffer.from(signed), key).toString('base64url');
      return { signature: `${signed}.${signature}` };
    },
  };
}

function base64url(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
