import { betsEvents } from '../features/bets/betsSlice';
import { ticketEvents } from '../features/ticket/ticketSlice';
import { problemReportEvents } from '../features/problemReport/problemReportSlice';
import { sessionEvents } from '../features/session/sessionSlice';
import { sessionEnded } from '../api/apiEvents';
import { releaseFileMissing } from '../store/appEvents';
import { locationChanged } from '../store/navigationSlice';
import { makeRecordedStore } from '../testing/makeRecordedStore';
import { queryAnswers } from '../testing/queryAnswers';
import { readTrace, traceTextOf } from '../testing/traceOf';
import { verificationOf } from '../testing/verifyTrace';
import { appPatterns, createAppRedactor } from './appRedactor';
import { redactMessage } from './redaction/redactMessage';
import { createKnownSecrets } from './redaction/secrets';

const [access, firebase, password, link] = ['4|zx', 'eyJ.fb', 'riel pass', 'l1nk/id'].map(
  (start) => `${start}-Canary77`,
);
const khmer = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x17e0 + Number(digit)));

const at = (pathname: string, search = '') => locationChanged({ pathname, search });
const refused = (message: string) =>
  betsEvents.betRefused({ receiptId: 'r', message, kind: 'refused', status: 422 });
const amount = (rejectedText: string) =>
  betsEvents.slipAmountChanged({ amount: null, rejectedText });

/** Where a secret is planted, and what the file must not hold of it. */
const planted: [where: string, secret: string, action: { type: string }][] = [
  ['an access token in a refusal', `${access}`, refused(`bad token ${access}`)],
  [
    'a token of Firebase in an error',
    `${firebase}`,
    releaseFileMissing({ message: `${firebase}` }),
  ],
  [
    'a password in the answer to a login',
    `${password}`,
    sessionEvents.loginFailed({ message: `no ${password}` }),
  ],
  ['a password that is URL-encoded', 'riel%20pass', refused('q=riel%20pass-Canary77')],
  ['a session link in a message', `${link}`, refused(`expired: ${link}`)],
  ['a session link in its address', 'canary-link-a', refused('see /check-auth/canary-link-a')],
  ['a session link in a query', 'canary-link-b', at('/', '?session=canary-link-b')],
  ['a session link with a slash more', 'canary-link-c', at('/check-auth/canary-link-c/x')],
  ['a token in a query', 'canary-query', at('/', '?token=canary-query')],
  ['an unknown parameter’s name', 'canary-name', at('/report', '?canary-name=1')],
  ['a known parameter of another shape', 'canary-day', at('/report', '?start_date=canary-day')],
  ['the tab of an unknown name', 'canary-slug', at('/', '?slug=canary-slug')],
  ['an unknown path', 'canary-path', at('/canary-path/secret')],
  ['a path below a known one', 'canary-below', at('/report/canary-below')],
  [
    'an address with a user in a message',
    'canary-user',
    refused('https://canary-user:pw@example.com/'),
  ],
  [
    'a file’s address in an error',
    'canary-file',
    releaseFileMissing({ message: 'https://x.test/canary-file.js failed' }),
  ],
  ['a JSON web token', 'eyJhbGciOiJub25l', refused('eyJhbGciOiJub25lIn0.eyJ1aWQiOiIxMDAxIn0.')],
  ['a bearer token', 'canary.bearer', refused('Bearer canary.bearer')],
  ['a token of another session', '77|Canary0123456789ab', refused('77|Canary0123456789abcdef')],
  ['a password named in a sentence', 'canary-named', refused('password: canary-named')],
  [
    'a password typed as the user name',
    'canary-name-field',
    sessionEvents.loginTyped({ username: 'canary-name-field', hasPassword: false }),
  ],
  ['a text in the amount', 'canary-amount', amount('canary-amount')],
  ['Khmer words in the amount', '\u179b\u17bb\u1799', amount('500 \u179b\u17bb\u1799')],
  [
    'a text in the ticket’s numbers',
    'canary-entry',
    ticketEvents.entryEdited({ text: '07 canary-entry 8' }),
  ],
  [
    'a text in the ticket’s amount',
    'canary-line',
    ticketEvents.amountEdited({ lineId: null, text: 'canary-line' }),
  ],
  [
    'an unread rest of a ticket',
    'canary-rest',
    ticketEvents.numbersAdded({ roundId: 5, lines: [], unread: 'canary-rest' }),
  ],
  [
    'the description of a problem',
    'canary-words',
    problemReportEvents.messageChanged({ message: 'canary-words' }),
  ],
  [
    'a description that is written again',
    'canary-again',
    problemReportEvents.messageChanged({ message: 'canary-again' }),
  ],
  ['an e-mail address in a message', 'canary@example.com', refused('write to canary@example.com')],
  ['a phone number in a message', '012 345 678', refused('call 012 345 678')],
  ['a phone number in Khmer digits', khmer('098 765 432'), refused(`call ${khmer('098 765 432')}`)],
  ['a card number in a message', '4111 1111 1111 1111', refused('card 4111 1111 1111 1111')],
  [
    'a message of the end of a session',
    '+855 97 123 4567',
    sessionEnded({ reason: 'tokenRefused', endpoint: 'getBets', message: 'call +855 97 123 4567' }),
  ],
];

function record() {
  const secrets = createKnownSecrets();
  for (const secret of [access, firebase, password, link]) secrets.note(secret ?? '');
  const { store, recorder, clock } = makeRecordedStore();
  store.dispatch(betsEvents.slipOpened({ roundId: 240_001, number: '07' }));
  queryAnswers(store.dispatch, clock.now).beginStake({
    roundId: 240_001,
    number: '07',
    amount: 1000,
  });
  for (const [, , action] of planted) store.dispatch(action);
  const redactor = createAppRedactor(secrets);
  const text = traceTextOf(recorder, redactor);
  return { text, redactor, secrets };
}

describe('the file of a visit in which 33 secrets were planted', () => {
  const { text, redactor, secrets } = record();

  it.each(planted)('holds nothing of %s', (_where, secret) => {
    expect(planted).toHaveLength(33);
    expect(text).not.toContain(secret);
    expect(text).not.toContain(JSON.stringify(secret).slice(1, -1));
  });

  it('replays to the states that are in it', () => {
    expect(verificationOf(readTrace(text))).toMatchObject({ kind: 'consistent' });
  });

  it.each(['loading', 'checking', 'realtimeRefused', 'failed'])(
    'would have the step “%s” of the check of a session link, which a replay shows',
    (authorization) => expect(redactor.value({ authorization })).toEqual({ authorization }),
  );

  it('has the digits that were typed, and the known part of an address', () => {
    expect(text).toContain('"rejectedText":"500 …"');
    expect(text).toContain('{"text":"07 …-… 8"}');
    expect(text).toContain('"search":"?start_date=…"');
  });

  it.each([
    'The ticket 070 080 123 of round 240001',
    'Bet 123 456 789 and 070',
    'I paid 1000000000 on 2026-11-20 09:07:05',
  ])('keeps the visit’s own numbers in the player’s words: %s', (words) => {
    redactor.value({ text: '070 080 123 456 789', amount: 1_000_000_000 });
    expect(redactMessage(words, secrets, appPatterns, redactor.isOwnNumber)).toBe(words);
  });
});
