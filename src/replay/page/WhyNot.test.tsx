import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionEnded } from '../../api/apiEvents';
import { betsEvents } from '../../features/bets/betsSlice';
import { connectionEvents } from '../../features/connection/connectionSlice';
import { controlPressed } from '../../store/appEvents';
import { openSlipAtHome } from '../../testing/listeners/openSlipAtHome';
import { renderInTheme } from '../../testing/renderInTheme';
import { traceTextOf } from '../../testing/traceOf';
import { openReplay } from '../engine/openReplay';
import { WhyNot } from './WhyNot';
import { OpenReplayContext } from './useReplay';

/** Records home with a filled slip, and what happens then. */
async function record(happen: (page: Awaited<ReturnType<typeof openSlipAtHome>>) => void) {
  const page = await openSlipAtHome();
  page.services.recorder.restart();
  happen(page);
  return openReplay('recording.trace.json', traceTextOf(page.services.recorder), 0);
}

/** Opens the section at the last step of a type. */
function whyNotAt(replay: ReturnType<typeof openReplay>, type: string) {
  const step = replay.steps.findLast((one) => one.type === type)?.index ?? -1;
  replay.playback.goToStep(step);
  const { container } = renderInTheme(
    <OpenReplayContext value={replay}>
      <WhyNot step={step} />
    </OpenReplayContext>,
  );
  return container;
}

describe('why not?', () => {
  it('says that nothing stood in the way', async () => {
    const replay = await record(({ push }) => push(29));
    const panel = whyNotAt(replay, 'broadcast/countdownReceived');
    expect(panel).toHaveTextContent(/^Nothing stood in the way of a bet\./);
  });

  it('names the seconds left at a press while betting was closed, and leads to the step that closed it', async () => {
    const replay = await record(({ store, clock, push }) => {
      clock.advance(25_000);
      push(5);
      clock.advance(1000);
      push(4);
      store.dispatch(controlPressed({ control: 'slip' }));
    });
    const panel = whyNotAt(replay, 'app/controlPressed');
    expect(panel).toHaveTextContent('a press on confirm was ignored: betting is closed: 4 s left');
    await userEvent.click(screen.getByRole('button', { name: /^since step/ }));
    const { step } = replay.playback.getState();
    expect(replay.trace.actions[step]).toMatchObject({ payload: { secondsLeft: 5 } });
  });

  it('says for how long the connection was lost, and by which step', async () => {
    const replay = await record(({ store, clock }) => {
      store.dispatch(connectionEvents.lost());
      clock.advance(9000);
      store.dispatch(controlPressed({ control: 'keypad' }));
    });
    expect(whyNotAt(replay, 'app/controlPressed')).toHaveTextContent('connection lost for 9 s');
    expect(screen.getByRole('button', { name: /connection\/lost/ })).toBeVisible();
  });

  it('names the equal stake that is being checked', async () => {
    const replay = await record(({ store }) => {
      const receipt = { receiptId: 'r', stake: { roundId: 50, number: '07', amount: 1000 } };
      store.dispatch(betsEvents.betSent({ ...receipt, userId: '1001', baseline: [] }));
      const { receiptId } = receipt;
      store.dispatch(betsEvents.betUnanswered({ receiptId, cause: 'timeout', message: null }));
    });
    expect(whyNotAt(replay, 'bets/betUnanswered')).toHaveTextContent(
      'an equal stake is being checked: 1,000 on 07, round 50',
    );
  });

  it('says by which refused call the session ended', async () => {
    const end = { reason: 'tokenRefused', endpoint: 'placeBet', message: null } as const;
    const replay = await record(({ store, push }) => {
      store.dispatch(sessionEnded(end));
      push(20);
    });
    expect(whyNotAt(replay, 'broadcast/countdownReceived')).toHaveTextContent(
      'signed out: the server refused the access token at placeBet',
    );
    expect(screen.getByRole('button', { name: /session\/ended/ })).toBeVisible();
  });
});
