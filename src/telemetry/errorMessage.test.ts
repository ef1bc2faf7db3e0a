import { longestMessage } from './telemetrySchema';
import { km } from '../i18n/km';
import { createKnownSecrets } from '../trace/redaction/secrets';
import { errorMessage } from './errorMessage';

function messageOf(thrown: unknown, { secrets = [] as string[], names = [] as string[] } = {}) {
  const known = createKnownSecrets();
  secrets.forEach(known.note);
  return errorMessage(thrown, known, names);
}

it.each([
  [
    new TypeError("Cannot read properties of undefined (reading 'sophea')"),
    'TypeError: Cannot read properties of undefined (reading "")',
  ],
  [new Error('round 240001 is gone'), 'Error: round # is gone'],
  [new Error('failed at https://api.example.com/api/bets?x=1'), 'Error: failed at #'],
  [new Error('no route /check-auth/my-session'), 'Error: no route #'],
  [new Error('call 097-123-4567 or a@example.com'), 'Error: call # or #'],
  [new Error(`${km.common.loading} 5000៛`), 'Error: # #'],
  ['plain text', 'plain text'],
  [undefined, 'undefined'],
  [{ status: 500 }, '[object Object]'],
])('of %p says %s', (thrown, message) => {
  expect(messageOf(thrown)).toBe(message);
});

it('known secrets and the player’s names are masked, though they are plain words', () => {
  const thrown = new Error('secretword of sophea failed');
  expect(messageOf(thrown, { secrets: ['secretword'], names: ['sophea'] })).toBe(
    'Error: # of # failed',
  );
});

it('is not longer than the schema allows', () => {
  expect(messageOf(new Error('far '.repeat(500)))).toHaveLength(longestMessage);
});
