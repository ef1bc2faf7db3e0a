/** @jest-environment <rootDir>/src/testing/browserLikeEnvironment.ts */
import { betsEvents } from '../../features/bets/betsSlice';
import { checkSignature } from '../../replay/engine/file/checkSignature';
import { parseTrace } from '../../replay/engine/file/parseTrace';
import { collectDownloads, unzippedText } from '../../testing/downloads';
import { startFakeServer } from '../../testing/fakeServer';
import type { FakeHandler } from '../../testing/fakeServer';
import { makeTestStore } from '../../testing/makeTestStore';
import { makeTestSigner } from '../../testing/reportSigner';
import type { TestSigner } from '../../testing/reportSigner';
import { emptyDatabases } from '../../testing/testDatabase';
import { readTrace, testApp, traceTextOf } from '../../testing/traceOf';
import { verificationOf } from '../../testing/verifyTrace';
import { createStoredRecordings } from './storedRecordings';

beforeAll(() => void Object.assign(globalThis, { __BUILD__: testApp }));

describe('a report on a page that names a path for its signature', () => {
  const path = 'problem-report-signature';
  let signer: TestSigner;

  beforeAll(async () => {
    signer = await makeTestSigner();
  });
  beforeEach(() => {
    document.head.innerHTML = `<meta name="signature-path" content="${path}">`;
  });
  afterEach(() => document.head.replaceChildren());

  /** Saves a report of a signed-in player, whose server answers in this way. */
  async function saveWith(answer: FakeHandler) {
    const server = startFakeServer();
    server.on(`POST ${path}`, answer);
    const { store, services } = makeTestStore();
    store.dispatch(betsEvents.slipOpened({ roundId: 50, number: '07' }));
    const recordings = createStoredRecordings(services, emptyDatabases());
    const [current] = await recordings.describe();
    const downloads = collectDownloads();
    const saved = await recordings.download(String(current?.id), '', store.dispatch);
    expect(downloads).toHaveLength(1);
    return { saved, server, services, text: await unzippedText(downloads[0]) };
  }

  const signs: FakeHandler = async ({ body }) => {
    const { sha256 } = body as { sha256: string };
    return { body: { signature: await signer.sign(sha256) } };
  };

  it('is signed by one call, and the signature fits the file that was saved', async () => {
    const { saved, server, text } = await saveWith(signs);
    expect(saved).toBeUndefined();
    expect(server.calls(`POST ${path}`)).toHaveLength(1);
    expect(
      await checkSignature(text, parseTrace(text).signature ?? '', [signer.publicKey], '1001'),
    ).toMatchObject({ kind: 'signed', playerId: '1001' });
  });

  it('is saved without a signature, and says so, if the server no longer knows the session', async () => {
    const refused: FakeHandler = () => ({ status: 401, body: { message: 'no' } });
    const { saved, server, text } = await saveWith(refused);
    expect(saved).toBe('unsigned');
    expect(server.calls(`POST ${path}`)).toHaveLength(1);
    expect(parseTrace(text)).toMatchObject({ signature: null, details: { isClosed: true } });
  });

  it('leaves nothing of the signature in the next report, whose replay agrees with its hashes', async () => {
    const { services, text } = await saveWith(signs);
    const next = traceTextOf(services.recorder);
    expect(next).toContain('signProblemReport');
    expect(next).not.toContain(parseTrace(text).signature);
    expect(next).not.toContain('sha256');
    expect(verificationOf(readTrace(next))).toMatchObject({ kind: 'consistent' });
  });

  it('is saved without a signature if the browser has no SubtleCrypto', async () => {
    jest.replaceProperty(globalThis, 'crypto', {
      getRandomValues: crypto.getRandomValues.bind(crypto),
    } as Crypto);
    const { saved, server, text } = await saveWith(signs);
    expect(saved).toBe('unsigned');
    expect(server.calls(`POST ${path}`)).toEqual([]);
    expect(parseTrace(text).signature).toBeNull();
  });

  it('needs no signature, and asks for none, on a page that names no path', async () => {
    document.head.replaceChildren();
    const { saved, server, text } = await saveWith(signs);
    expect(saved).toBeUndefined();
    expect(server.calls(`POST ${path}`)).toEqual([]);
    expect(parseTrace(text).signature).toBeNull();
  });
});
