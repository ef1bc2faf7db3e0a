import { recordSession } from '../../testing/recordSession';
import { betsEvents } from '../../features/bets/betsSlice';
import { replayOf } from '../../testing/replayOf';
import { openReplay } from './openReplay';
import type { Replay } from './openReplay';
import { listedSteps } from './searchSteps';

let replay: Replay;
beforeAll(async () => {
  replay = openReplay('a.trace.json', JSON.stringify(await recordSession()), 0);
});

const found = (text: string) => listedSteps(replay, text).map(({ label }) => label);

describe('listedSteps', () => {
  it('finds every step of the receipts of a number, the refusal too', () => {
    expect(found('472')).toEqual([
      'bets/slipOpened',
      'bets/betSubmitted',
      'bets/betSent',
      'placeBet pending',
      'placeBet rejected',
      'bets/betRefused',
    ]);
  });

  it('finds what the list shows, and reads the lists of an action', () => {
    expect(found('betrefused')).toEqual(['bets/betRefused']);
    expect(found('118')).toContain('getResults fulfilled');
  });

  it.each(['14:00:05', '\u17e1\u17e4:\u17e0\u17e0:\u17e0\u17e5'])(
    'finds the steps at the time %s of the player, and no list for the server’s stamps of another zone',
    (text) => {
      const clocks = listedSteps(replay, text).map((step) => step.at);
      const from = Date.parse('2026-11-20T14:00:05+07:00');
      expect(clocks.length).toBeGreaterThan(0);
      expect(clocks.every((at) => at >= from && at < from + 1000)).toBe(true);
      expect(found('06:59:00')).not.toContain('getResults fulfilled');
    },
  );

  it('leaves out the pushes of the countdown until they are searched for', () => {
    expect(found(' ').length).toBeGreaterThan(50);
    expect(found(' ')).not.toContain('broadcast/countdownReceived');
    expect(new Set(found('countdownReceived'))).toEqual(new Set(['broadcast/countdownReceived']));
  });
});

it('finds a number as a whole, with or without commas and whatever its sign', () => {
  const action = {
    type: 'x',
    payload: { message: 'placed: 1,250,000', won: -40_000, at: 1_795_218_522_407 },
  };
  const { steps, trace } = replayOf([betsEvents.digitPressed({ digit: '7' }), 500], [action, 1000]);
  const isFound = (text: string) => listedSteps({ steps, trace }, text).length > 0;
  expect(['1250000', '1,250,000', '40,000', 'PLACED'].map(isFound)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['250', '522407', '407'].map(isFound)).toEqual([false, false, false]);
});
