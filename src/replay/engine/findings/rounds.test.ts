import { locationChanged } from '../../../store/navigationSlice';
import { broadcast } from '../../../features/connection/broadcasts';
import { gameEvents } from '../../../features/game/gameSlice';
import { sessionEvents } from '../../../features/session/sessionSlice';
import { betOf } from '../../../testing/betOf';
import { recordFindings } from '../../../testing/recordFindings';

const result = (digits: string) => ({ roundId: 50, createdAt: null, digits });

describe('a round that closed early', () => {
  it('is found if betting is still open, since the player had less time than shown', () => {
    const { push, texts } = recordFindings();
    push(20);
    expect(texts()).toEqual([
      'the countdown of round 50 fell from 40 to 20 s: the server pushed 20 s',
    ]);
  });

  it('is found if its draw is announced, or the next round begins, while it counts', () => {
    const drawn = recordFindings();
    drawn.pass(12_000);
    drawn.dispatch(broadcast.roundCalculated({ result: result('407'), receivedAt: 0 }));
    expect(drawn.texts()).toEqual([
      'round 50 closed with 28 s left on the screen: the server announced its draw',
    ]);

    const followed = recordFindings();
    followed.dispatch(broadcast.roundStarted({ roundId: 51, receivedAt: 0 }));
    expect(followed.texts()).toEqual([
      'round 50 closed with 40 s left on the screen: the server’s next round was 51',
    ]);
  });

  it('is not found if it counted down to its draw, nor for a push that is a little early', () => {
    const { countDown, pass, push, dispatch, texts } = recordFindings();
    countDown(39, 20);
    pass(200);
    push(18);
    countDown(17, 0);
    dispatch(broadcast.roundCalculated({ result: result('407'), receivedAt: 0 }));
    pass(12_000);
    dispatch(broadcast.roundStarted({ roundId: 51, receivedAt: 0 }));
    expect(texts()).toEqual(['the draw of round 50 (407) was never shown: no result event came']);
  });
});

describe('a result that changed', () => {
  /** Round 50 has been drawn, and the reels have shown so many digits of 407. */
  function reveal(digits: number) {
    const recording = recordFindings();
    const { dispatch, clock, countDown } = recording;
    dispatch(locationChanged({ pathname: '/', search: '' }));
    countDown(39, 0);
    dispatch(broadcast.resultReceived({ roundId: 50, digits: '407', receivedAt: clock.now() }));
    for (let shown = 0; shown < digits; shown += 1) dispatch(gameEvents.digitRevealed());
    return recording;
  }

  it('is found with what of the first number had been shown', () => {
    const whole = reveal(3);
    whole.dispatch(gameEvents.revealClosed());
    whole.respond('getResults', [result('408')]);
    expect(whole.texts()).toEqual([
      'the result of round 50 changed from 407 to 408, after 407 was shown in full',
    ]);

    const partly = reveal(2);
    partly.dispatch(broadcast.roundCalculated({ result: result('408'), receivedAt: 0 }));
    expect(partly.texts()).toEqual([
      'the result of round 50 changed from 407 to 408, after the last 2 of 3 digits of 407 were shown',
    ]);

    const hidden = reveal(0);
    hidden.dispatch(broadcast.roundCalculated({ result: result('408'), receivedAt: 0 }));
    expect(hidden.texts()).toEqual(['the result of round 50 changed from 407 to 408']);
  });

  it('is found if a settled bet has another number', () => {
    const { respond, texts } = reveal(3);
    respond('getBets', [
      betOf({ isSettled: true, drawnDigits: '408', odds: 90, amount: 1000, winLose: -1000 }),
    ]);
    expect(texts()).toEqual([
      'the result of round 50 changed from 407 to 408, after 407 was shown in full',
    ]);
  });

  it('is not found if everything names the same number', () => {
    const { dispatch, respond, texts } = reveal(3);
    dispatch(broadcast.roundCalculated({ result: result('407'), receivedAt: 0 }));
    respond('getResults', [result('407')]);
    expect(texts()).toEqual([]);
  });
});

describe('the end of a session', () => {
  it('is found if another player has signed in', () => {
    const replaced = recordFindings();
    replaced.dispatch(sessionEvents.takenOver());
    expect(replaced.texts()).toEqual(['signed out: another player signed in in this browser']);
  });
});
