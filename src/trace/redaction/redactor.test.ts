import { km } from '../../i18n/km';
import { createRedactor } from './redactor';
import { createKnownSecrets, isSecretName } from './secrets';

const jwt = 'eyJhbGciOiJub25lIn0.eyJ1aWQiOiIxMDAxIn0.';

function makeRedactor(...secrets: string[]) {
  const knownSecrets = createKnownSecrets();
  for (const secret of secrets) knownSecrets.note(secret);
  return createRedactor({
    knownSecrets,
    allowlist: { names: ['hasPassword'], texts: ['checking'] },
  });
}

it.each([
  [`token ${jwt} refused`, jwt],
  ['Authorization: Bearer abc.def-123', 'abc.def-123'],
  ['token 1001|4f0c9a7be2d84c1b9f00 is old', '1001|4f0c9a7be2d84c1b9f00'],
  ['/?access_token=s3cr3t&x=1', 's3cr3t'],
  ['{"password":"riel1234"}', 'riel1234'],
  ['card 4111111111111111', '4111111111111111'],
  ['card 4111 1111 1111 1111', '4111 1111 1111 1111'],
  ['call +85512345678', '+85512345678'],
  ['key 9f86d081884c7d659a2feaa0c55ad015', '9f86d081884c7d659a2feaa0c55ad015'],
  ['password=unexpected', 'unexpected'],
  ['password=basic-7', 'basic-7'],
  ['key Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5MGFiYw==', 'Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5MGFiYw=='],
])('the redactor replaces the secret in “%s” and nothing else', (text, secret) => {
  const masked = makeRedactor().text(text);
  expect(masked).not.toContain(secret);
  expect(masked).toContain('[masked 1]');
  expect(masked.replace('[masked 1]', secret)).toBe(text);
});

it.each([
  '2026-11-20T09:07:05.000000Z',
  '2026-11-20 09:07:05',
  '240001',
  '999,999,999,999៛',
  `${km.betModal.amount} 1000000000`,
  'V1StGXR8_Z5jdHi6B-myT',
  'getReport({"endDate":"2026-11-30","startDate":"2026-11-01"})',
  '/report/detail?date=2026-11-20',
  '/report?start_date=2026-11-01&end_date=2026-11-20',
  '/check-auth/…',
  'api/executeMutation/fulfilled',
  'access_token: expected string',
  '1795218522660',
  '999999999999999',
  'undefined is not a function',
  'password: •••.',
  'lottery/ticket/numbers/of/the/round/shown',
  'lottery-ticket-numbers-of-the-round-7-shown',
  'LOTTERY-TICKET-NUMBERS-OF-THE-ROUND-7-SHOWN',
  'LotteryTicketNumbersOfTheRoundNowShown',
  'word '.repeat(800),
])('the redactor leaves “%s” unchanged', (text) => {
  expect(makeRedactor().text(text)).toBe(text);
});

it('the redactor finds the page’s secrets, plain and URL-encoded', () => {
  const redactor = makeRedactor('a+b/c=d|e', 'riel1234');
  expect(redactor.text('you sent a+b/c=d|e')).toBe('you sent [masked 1]');
  expect(redactor.text('/x?y=a%2Bb%2Fc%3Dd%7Ce')).not.toContain('a%2B');
  expect(redactor.text('riel1234')).not.toContain('riel');
});

it('the redactor numbers only the secrets that it found', () => {
  expect(makeRedactor('riel1234', 'sesame').text('sesame')).toBe('[masked 1]');
});

it('the secrets of a page are noted once each, plain and URL-encoded, if they are long enough', () => {
  const secrets = createKnownSecrets();
  expect(secrets.texts).toEqual([]);
  for (const secret of ['abcde', 'abcdef', 'a+b/cd', 'abcdef']) secrets.note(secret);
  expect(secrets.texts).toEqual(['abcdef', 'a+b/cd', 'a%2Bb%2Fcd']);
});

it('a secret with half a character is noted as it is', () => {
  const secrets = createKnownSecrets();
  secrets.note('riel\ud8001234');
  expect(secrets.texts).toEqual(['riel\ud8001234']);
});

it('the redactor searches also what JSON lacks, and keeps its kind', () => {
  const value = {
    failure: new Error('Bearer abcdefgh'),
    password: new Date(1_795_218_522_660),
    token: undefined,
  };
  expect(makeRedactor().value(value)).toEqual({
    failure: { $jsan: 'eBearer [masked 1]' },
    password: { $jsan: 'd[masked 2]' },
    token: { $jsan: 'u' },
  });
});

it('the redactor searches names too, and renames those that could not be read back', () => {
  const value = JSON.parse('{"$jsan":"u","__proto__":{"x":1},"id":2}') as unknown;
  expect(Object.entries(makeRedactor().value(value) as object)).toEqual([
    ['$jsan_', 'u'],
    ['__proto___', { x: 1 }],
    ['id', 2],
  ]);
  expect(makeRedactor().value({ 'Bearer abcdefgh': 1 })).toEqual({ 'Bearer [masked 1]': 1 });
});

it('the redactor writes the members of an object that would write itself', () => {
  const value = Object.assign(Object.create({ toJSON: () => 'riel1234' }) as object, { id: 1 });
  expect(JSON.stringify(makeRedactor().value(value))).toBe('{"id":1}');
});

it('the redactor finds a secret that became known after its text was seen', () => {
  const knownSecrets = createKnownSecrets();
  const redactor = createRedactor({ knownSecrets });
  const value = { message: 'say sesame!' };
  expect(redactor.text(value.message)).toBe('say sesame!');
  expect(redactor.value(value)).toBe(value);
  knownSecrets.note('sesame!');
  expect(redactor.text(value.message)).toBe('say [masked 1]');
  expect(redactor.value(value)).toEqual({ message: 'say [masked 1]' });
});

it('the redactor keeps equal texts equal and different texts different', () => {
  const redactor = makeRedactor();
  const [one, other] = [`bad ${jwt}a`, `bad ${jwt}b`];
  expect(redactor.text(one)).toBe(redactor.text(one));
  expect(redactor.text(one)).not.toBe(redactor.text(other));
  const { token, password } = redactor.value({ token: 'one', password: 'two' }) as Record<
    string,
    string
  >;
  expect(token).toMatch(/^\[masked \d\]$/);
  expect(token).not.toBe(password);
});

it('the redactor changes nothing more when it is applied twice', () => {
  const redactor = makeRedactor('riel1234');
  const once = redactor.text('password=riel1234; Bearer abcdefgh');
  expect(once).toContain('[masked 1]');
  expect(redactor.text(once)).toBe(once);
});

it.each(['accessToken', 'firebase_token', 'password', 'Authorization', 'set-cookie', 'api_key'])(
  'the redactor treats the value of %s as a secret',
  (name) => expect(isSecretName(name)).toBe(true),
);

it.each([
  'secondsLeft',
  'requestId',
  'getTokens({"a":1})',
  'roundId',
  'sessionId…',
  'queryCacheKey',
])('the redactor does not treat the value of %s as a secret', (name) =>
  expect(isSecretName(name)).toBe(false),
);

it('the redactor replaces everything under a secret name at any depth, and keeps its type', () => {
  const secret = { cookies: { a: 'x', b: [1, true, null], c: { d: 'y' } }, password: '' };
  expect(makeRedactor().value(secret)).toEqual({
    cookies: {
      a: '[masked 1]',
      b: [0, false, null],
      c: { d: '[masked 2]' },
    },
    password: '',
  });
});

it('the redactor leaves allowlisted names and texts unchanged, and still finds secrets in them', () => {
  const draft = { hasPassword: true, passwordGiven: true, authorization: 'checking' };
  expect(makeRedactor().value(draft)).toEqual({ ...draft, passwordGiven: false });
  expect(makeRedactor().value({ hasPassword: `Bearer ${jwt}` })).toEqual({
    hasPassword: expect.stringMatching(/^Bearer \[masked \d\]$/),
  });
});

it('the redactor returns the same object if there is nothing to replace', () => {
  const redactor = makeRedactor();
  const clean = { rows: [{ id: 1, number: '07' }] };
  const state = { clean, message: 'Bearer abcdefghij' };
  const redacted = redactor.value(state);
  expect(redacted).toEqual({ clean, message: 'Bearer [masked 1]' });
  expect((redacted as typeof state).clean).toBe(clean);
  expect(redactor.value(state)).toBe(redacted);
});
