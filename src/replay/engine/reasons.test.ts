import { actionReason } from './reasons';

describe('the reason in an action', () => {
  it.each<[string, string, object]>([
    [
      'signed out: the server refused the access token at placeBet “Expired”',
      'session/ended',
      { reason: 'tokenRefused', endpoint: 'placeBet', message: 'Expired' },
    ],
    ['signed out: the player logged out', 'session/ended', { reason: 'loggedOut' }],
    [
      'signed out: the player logged out in another tab',
      'session/ended',
      { reason: 'loggedOut', isElsewhere: true },
    ],
    [
      'signed out: the browser lost some of the session’s cookies',
      'session/ended',
      { reason: 'cookiesLost' },
    ],
    ['not sent: betting is closed', 'bets/betBlocked', { reason: 'closed' }],
    [
      'the server refused the stake (422) “Too much”',
      'bets/betRefused',
      { kind: 'refused', status: 422, message: 'Too much' },
    ],
    ['the server refused the stake', 'bets/betRefused', { message: null }],
    [
      'not sent: another session is in this browser',
      'bets/betRefused',
      { kind: 'notSent', message: 'x' },
    ],
    [
      'nothing says whether the stake was stored: no answer in time',
      'bets/betUnanswered',
      { cause: 'timeout', message: null },
    ],
    [
      'the ticket stopped: another round has begun',
      'ticket/stopped',
      { stop: { kind: 'blocked', block: { reason: 'otherRound' } } },
    ],
    [
      'the ticket stopped: the server refused a line before “No”',
      'ticket/stopped',
      { stop: { kind: 'refused', message: 'No' } },
    ],
    [
      'the ticket stopped: the player pressed stop',
      'ticket/stopped',
      { stop: { kind: 'stopped' } },
    ],
  ])('reads: %s', (text, type, payload) => {
    expect(actionReason({ type, payload })).toBe(text);
  });

  it('is missing in other actions, and in a payload that is none', () => {
    expect(
      actionReason({ type: 'broadcast/countdownReceived', payload: { secondsLeft: 4 } }),
    ).toBeNull();
    expect(actionReason({ type: 'bets/betBlocked' })).toBeNull();
    expect(actionReason({ type: 'ticket/stopped', payload: { stop: 1 } })).toBeNull();
  });
});
