import { createHash } from 'node:crypto';
import { checkSignature } from '../../src/replay/engine/file/checkSignature';
import { signatureMember } from '../../src/trace/reportSignature';
import { readSignatureKeys } from '../../src/config/signatureSettings';
import { messages } from '../messages';
import { sandboxAtSeed } from '../testing/sandboxAtSeed';
import { startTestSandbox } from '../testing/testSandbox';
import { createReportSigner } from './reportSigner';

const sandbox = sandboxAtSeed();
const path = '/problem-report-signature';
const sha256 = createHash('sha256').update('{"a":1}').digest('hex');

/** The claims of a signature. */
const claimsOf = ({ signature }: { signature: string }) =>
  JSON.parse(Buffer.from(signature.split('.')[1] ?? '', 'base64url').toString()) as unknown;

describe('the signature of a problem report', () => {
  it('names the digest, the player of the token and the server’s time', async () => {
    const before = Math.floor(Date.now() / 1000);
    const { status, body } = await sandbox.asSophea<{ signature: string }>(path, {
      body: { sha256, sub: '1002', iat: 1 },
    });
    expect(status).toBe(200);
    const claims = claimsOf(body) as { iat: number };
    expect(claims).toEqual({ sub: '1001', iat: expect.any(Number), sha256 });
    expect(claims.iat).toBeGreaterThanOrEqual(before);
    const token = await sandbox.login('dararith');
    const other = await sandbox.api<{ signature: string }>(path, { token, body: { sha256 } });
    expect(claimsOf(other.body)).toMatchObject({ sub: '1002' });
  });

  it.each([
    [{}],
    [{ sha256: '' }],
    [{ sha256: sha256.toUpperCase() }],
    [{ sha256: `${sha256}0` }],
    [{ sha256: [sha256] }],
  ])('is refused for %j', async (body) => {
    expect(await sandbox.asSophea(path, { body })).toMatchObject({
      status: 422,
      body: { errors: { sha256: [messages.badBody] } },
    });
  });

  it('is not there unless it is switched on', async () => {
    const unsigned = await startTestSandbox();
    const token = await unsigned.login();
    expect((await unsigned.api(path, { token, body: { sha256 } })).status).toBe(404);
    await unsigned.stop();
  });

  it('passes the check of the replay page with the public key, which has no private part', async () => {
    const signer = createReportSigner();
    const { signature } = signer.respond(1001, { sha256 });
    const content = { getAttribute: () => signer.keySet };
    const keys = readSignatureKeys({ querySelector: () => content } as unknown as ParentNode);
    expect(signer.keySet).not.toContain('"d"');
    const text = `{"a":1,"${signatureMember}":"${signature}"}`;
    expect(await checkSignature(text, signature, keys, '1001')).toMatchObject({
      kind: 'signed',
      playerId: '1001',
    });
  });
});
