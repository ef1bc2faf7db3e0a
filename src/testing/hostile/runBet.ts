import { sessionEnded } from '../../api/apiEvents';
import { appStarted } from '../../store/appEvents';
import { locationChanged } from '../../store/navigationSlice';
import {
  selectBets,
  selectShownReceipts,
  selectSlipReceipt,
} from '../../features/bets/betsSelectors';
import { betsEvents, selectReceipts } from '../../features/bets/betsSlice';
import { isLive } from '../../features/receipts/receipt';
import type { FakeServer } from '../fakeServer';
import { makeTestStore } from '../makeTestStore';
import type { TestServices } from '../makeTestServices';
import type { AppStore } from '../../app/store';
import { goodAnswers, goodEvents } from './examples';
import { settle } from './harm';
import type { HarmWatch } from './harm';
import type { HostileAnswer } from './hostileMessages';
import { toastTexts } from '../shownToasts';

const good = goodAnswers['POST bets'];
/** The response to the second stake: another bet. */
const next = { message: 'placed next', data: { ...good.data, id: good.data.id + 1, amount: 2000 } };

/** Longer than the check of an unanswered stake; milliseconds. */
const longestCheckMs = 10_000;

/** Opens the connection and starts the round. */
async function connect(store: AppStore, { broadcasts }: TestServices): Promise<void> {
  broadcasts.emit({ kind: 'connection', state: 'open' });
  for (const { channel, payload } of [goodEvents.start, goodEvents.countdown]) {
    broadcasts.receive(channel, JSON.stringify(payload));
  }
  await settle(store);
}

async function press(store: AppStore, amount = 1000): Promise<void> {
  const stake = { roundId: good.data.result_id, number: good.data.number, amount };
  store.dispatch(betsEvents.slipClosed());
  store.dispatch(betsEvents.slipOpened(stake));
  store.dispatch(betsEvents.betSubmitted(stake));
  await settle(store);
}

/** Whether the player sees a toast or a receipt. */
function isReported(store: AppStore): boolean {
  const state = store.getState();
  const hasToast = toastTexts(state).some((text) => text.trim() !== '');
  return hasToast || selectSlipReceipt(state) !== null || selectShownReceipts(state).length > 0;
}

/**
 * Creates the check of one hostile response to a stake, followed by a second press and a good
 * response; fake timers.
 */
export function makeBetRun(server: FakeServer, watch: HarmWatch) {
  return async ({ answer, isGood }: HostileAnswer): Promise<string[]> => {
    const { store, services } = makeTestStore();
    store.dispatch(appStarted());
    store.dispatch(locationChanged({ pathname: '/', search: '' }));
    await settle(store);
    await connect(store, services);

    const problems: string[] = [];
    const isAccepted = () => selectReceipts(store.getState())[0]?.state === 'accepted';
    server.on('POST bets', answer);
    await press(store);
    if (!isReported(store)) problems.push('the player sees nothing');
    if (isGood && !isAccepted()) problems.push('a good answer was not taken');
    const lines = services.logger.lines.length;
    // One for unreadable fields, one if it does not confirm the stake.
    if (lines > 2 || (!isAccepted() && lines === 0)) problems.push(`${lines} log lines`);

    const isOpen = () => selectReceipts(store.getState()).some(isLive);
    for (let passed = 0; passed < longestCheckMs && isOpen(); passed += 1000) {
      services.clock.advance(1000);
      jest.advanceTimersByTime(1000);
      await settle(store);
    }
    if (isOpen()) problems.push('a receipt stays open');
    server.on('POST bets', { body: next });
    server.on('GET bets', { body: [next.data] });
    await connect(store, services);
    // An equal stake is held back while nobody knows what became of this one.
    await press(store, next.data.amount);
    const named = selectBets(store.getState())?.filter(({ id }) => id === next.data.id) ?? [];
    const texts = toastTexts(store.getState());
    if (!texts.includes(next.message)) problems.push('no success message');
    if (named.length !== 1) problems.push(`the bet is in the list ${named.length} times`);
    store.dispatch(sessionEnded({ reason: 'loggedOut' }));
    return [...problems, ...watch.findings(services.logger)];
  };
}
