import { makeTestSigner, signedAtSeconds } from '../../../testing/reportSigner';
import type { TestSigner } from '../../../testing/reportSigner';
import { longTraceText, recordPlay } from '../../../testing/longTrace';
import { traceTextOf } from '../../../testing/traceOf';
import { hexText, signatureMember, signedText } from '../../../trace/reportSignature';
import type { TraceFile } from '../../../trace/traceFormat';
import { withNotes } from './agentNotes';
import { atOnce } from '../inChunks';
import { checkSignature } from './checkSignature';
import { findEdits } from './findEdits';
import { parseTrace } from './parseTrace';

const short = traceTextOf(recordPlay(60).recorder);
const long = longTraceText();
let operator: TestSigner;

beforeAll(async () => {
  operator = await makeTestSigner();
});

const sha256Of = async (text: string) =>
  hexText(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** The file as the app saves it with this signature. */
const withSignature = (text: string, signature: unknown) =>
  `${text.slice(0, -1)},"${signatureMember}":${JSON.stringify(signature)}}`;

const signedBy = async (signer: TestSigner, text: string, claims = {}, header = {}) =>
  withSignature(text, await signer.sign(await sha256Of(text), claims, header));

/** What the page finds that has the operator's keys. */
async function check(text: string, player: string | null = '1001', keys = [operator.publicKey]) {
  const { signature } = parseTrace(text);
  if (signature === null) throw new Error('the file has no signature');
  return checkSignature(text, signature, keys, player);
}

const signed = {
  kind: 'signed',
  playerId: '1001',
  signedAt: signedAtSeconds * 1000,
  keyId: 'test-key',
};

const files = [
  ['a lifted file', short],
  ['a compact file', long],
] as const;

describe('the signed text', () => {
  it.each(files)('of %s is what the app writes, to the byte', (_, text) => {
    expect(signedText(text)).toBe(text);
    expect(signedText(withSignature(text, 'a.b.c'))).toBe(text);
  });
});

describe('the signature of a file', () => {
  it.each(files)('says of %s who saved it and when', async (_, text) => {
    expect(await check(await signedBy(operator, text))).toEqual(signed);
  });

  it('holds for a file that was indented, and for one with notes', async () => {
    const file = await signedBy(operator, short);
    expect(await check(JSON.stringify(JSON.parse(file), null, 2))).toEqual(signed);
    const noted = withNotes(file, [{ step: 3, text: 'here' }]);
    expect(parseTrace(noted).agentNotes).toHaveLength(1);
    expect(await check(noted)).toEqual(signed);
  });

  it('holds for a recording in which nobody is signed in', async () => {
    expect(await check(await signedBy(operator, short), null)).toEqual(signed);
  });

  it.each(files)('does not fit %s in which a time was edited', async (_, text) => {
    const file = await signedBy(operator, text);
    const stamps = [...file.matchAll(/(?<="timestamp":)\d/g)].map(({ index }) => index);
    for (const at of [stamps[0], stamps[Math.floor(stamps.length / 2)], stamps.at(-1)]) {
      if (at === undefined) throw new Error('the file has no times');
      const edited = `${file.slice(0, at)}2${file.slice(at + 1)}`;
      expect(edited).not.toBe(file);
      expect(await check(edited)).toEqual({ kind: 'unfit' });
    }
  });

  it('does not fit a file whose chain was computed again after the edit', async () => {
    const other = traceTextOf(recordPlay(61).recorder);
    const { signature } = parseTrace(await signedBy(operator, short));
    const moved = withSignature(other, signature);
    const chain = parseTrace(moved).details?.chain;
    if (!chain) throw new Error('the file has no chain');
    expect(atOnce(findEdits(moved, chain))).toEqual({ steps: [], areDetailsEdited: false });
    expect(await check(moved)).toEqual({ kind: 'unfit' });
  });

  it.each([
    ['the description', (file: TraceFile) => (file.$trace.words = 'another')],
    ['the chain', (file: TraceFile) => (file.$trace.chain = null)],
    ['the state before', (file: TraceFile) => (file.committedState = {})],
    ['a member beside the trace', (file: TraceFile) => Object.assign(file, { more: 1 })],
  ])('covers %s', async (_, edit) => {
    const file = JSON.parse(await signedBy(operator, short)) as TraceFile;
    edit(file);
    expect(await check(JSON.stringify(file))).toEqual({ kind: 'unfit' });
  });

  it('names both players if it is not that of the recording', async () => {
    const file = await signedBy(operator, short, { sub: '1002' });
    expect(await check(file)).toEqual({
      ...signed,
      kind: 'otherPlayer',
      playerId: '1002',
      recordedPlayerId: '1001',
    });
  });

  it.each([
    ['player', { sub: '1002' }],
    ['time', { iat: signedAtSeconds - 3600 }],
  ])('does not fit with another %s written into it', async (_, claims) => {
    const digest = await sha256Of(short);
    const [head, , proof] = (await operator.sign(digest)).split('.');
    const [, changed] = (await operator.sign(digest, claims)).split('.');
    expect(await check(withSignature(short, [head, changed, proof].join('.')))).toEqual({
      kind: 'unfit',
    });
  });

  it('proves nothing if the page does not know its key, or knows another one by that name', async () => {
    const forger = await makeTestSigner('forger');
    expect(await check(await signedBy(forger, short))).toEqual({
      kind: 'unknownKey',
      keyId: 'forger',
    });
    expect(await check(await signedBy(operator, short), '1001', [])).toMatchObject({
      kind: 'unknownKey',
    });
    const namesake = await makeTestSigner();
    expect(await check(await signedBy(namesake, short))).toEqual({ kind: 'unfit' });
  });

  it('is found among several keys of the operator', async () => {
    const next = await makeTestSigner('next-key');
    const keys = [operator.publicKey, next.publicKey];
    expect(await check(await signedBy(next, short), '1001', keys)).toMatchObject({
      kind: 'signed',
      keyId: 'next-key',
    });
  });

  it.each([
    ['of another kind of token', {}, { typ: 'JWT' }],
    ['without an algorithm', {}, { alg: 'none' }],
    ['of another algorithm', {}, { alg: 'HS256' }],
    ['without a time', { iat: 'today' }, {}],
    ['without a player', { sub: '' }, {}],
  ])('does not count if it is one %s, although the key is right', async (_, claims, header) => {
    const file = await signedBy(operator, short, claims, header);
    expect(await check(file)).toEqual({ kind: 'unfit' });
  });

  it.each(['', '..', 'a.b.c', 'é.é.é', '{}', 7, null, { signature: 'x' }])(
    'does not count if it is %j',
    async (signature) => {
      expect(await check(withSignature(short, signature))).toEqual({ kind: 'unfit' });
    },
  );

  it('does not count with a part more or less', async () => {
    const signature = await operator.sign(await sha256Of(short));
    expect(await check(withSignature(short, `${signature}.x`))).toEqual({ kind: 'unfit' });
    const [head, claims] = signature.split('.');
    expect(await check(withSignature(short, `${head}.${claims}.`))).toEqual({ kind: 'unfit' });
  });

  it('is not checked where the browser cannot', async () => {
    const file = await signedBy(operator, short);
    jest.replaceProperty(globalThis, 'crypto', {} as Crypto);
    expect(await check(file)).toEqual({ kind: 'unchecked' });
  });
});

it('a file without a signature has none, and one with a signature opens as without it', async () => {
  expect(parseTrace(short).signature).toBeNull();
  const { signature, ...rest } = parseTrace(await signedBy(operator, short));
  expect(signature).toMatch(/^eyJ/);
  expect({ ...rest, signature: null }).toEqual(parseTrace(short));
});
