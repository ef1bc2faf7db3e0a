import { broadcast } from '../../features/connection/broadcasts';
import { betsEvents } from '../../features/bets/betsSlice';
import { replayOf } from '../../testing/replayOf';
import { listedSteps } from './searchSteps';

const receivedAt = Date.parse('2026-11-20T14:00:01+07:00');
const replay = replayOf(
  [broadcast.countdownReceived({ secondsLeft: 40, receivedAt }), 1000],
  [betsEvents.digitPressed({ digit: '7' }), 5000],
  [
    {
      type: 'rows/came',
      payload: { message: 'Placed', won: -40_000, at: 1_795_218_522_407, created: '07:00:05' },
    },
    8000,
  ],
);
const found = (text: string) => listedSteps(replay, text).map(({ label }) => label);

describe('listedSteps', () => {
  it('finds what the list shows and what the action holds, whatever the case', () => {
    expect(found('digitpressed')).toEqual(['bets/digitPressed']);
    expect(found('PLACED')).toEqual(['rows/came']);
  });

  it('finds a number as a whole, whatever its sign', () => {
    expect(found('40000')).toEqual(['rows/came']);
    expect(['000', '522407', '407'].flatMap(found)).toEqual([]);
  });

  it.each(['14:00:05', '\u17e1\u17e4:\u17e0\u17e0:\u17e0\u17e5'])(
    'finds the steps at the time %s of the player, and no stamp of the server’s zone',
    (text) => {
      expect(found(text)).toEqual(['bets/digitPressed']);
      expect(found('07:00:05')).toEqual([]);
    },
  );

  it('leaves out the pushes of the countdown until they are searched for', () => {
    expect(found(' ')).not.toContain('broadcast/countdownReceived');
    expect(found('countdownReceived')).toEqual(['broadcast/countdownReceived']);
  });
});
