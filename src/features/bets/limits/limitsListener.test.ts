import { sessionEnded } from '../../../api/apiEvents';
import { pageWoken } from '../../../store/appEvents';
import { makeTestStore } from '../../../testing/makeTestStore';
import { testSession } from '../../../testing/makeTestServices';
import { recordActions } from '../../../testing/recordActions';
import { betsEvents } from '../betsSlice';
import { sessionEvents } from '../../session/sessionSlice';
import { ticketEvents } from '../ticket/ticketSlice';
import { noLimits, raiseWaitMs } from './limits';
import { openLimits } from './limitsListener';
import { limitsEvents } from './limitsSlice';
import type { LimitsChoice } from './limitsSlice';
import { keepLimits, readLimits } from './limitsStorage';

const { userId, username, currency } = testSession;
const choose = (choice: Partial<LimitsChoice>) =>
  limitsEvents.submitted({ stake: null, pause: null, ...choice });

/** A page, and what another tab of its browser does. */
function openPage() {
  const { store, services } = makeTestStore();
  return {
    store,
    ...services,
    limits: () => store.getState().limits.limits,
    stored: () => readLimits(services.localStore, services.logger, userId),
    keepElsewhere: (stake: number) =>
      keepLimits(services.localStore, userId, {
        ...noLimits,
        stake: { amount: stake, raise: null },
      }),
  };
}

const stake = { roundId: 50, number: '07', amount: 1000 };
const moments = [
  ['a player signs in', sessionEvents.signedIn({ userId, username, currency })],
  ['the page wakes', pageWoken({ at: 0 })],
  ['a slip opens', betsEvents.slipOpened({ roundId: 50, number: '07' })],
  ['a stake is submitted', betsEvents.betSubmitted(stake)],
  ['the ticket opens', ticketEvents.opened({ placedIds: [] })],
  ['a line of the ticket is sent', ticketEvents.lineReached({ lineId: 'l', number: 1 })],
] as const;

describe('the limits that another tab has changed', () => {
  it.each(moments)('are in force once %s', (_, moment) => {
    const { store, limits, keepElsewhere } = openPage();
    keepElsewhere(500);
    store.dispatch(moment);
    expect(limits().stake.amount).toBe(500);
  });

  it('are in the dialog when it opens', () => {
    const { store, keepElsewhere } = openPage();
    keepElsewhere(500);
    store.dispatch(openLimits());
    expect(store.getState().limits).toMatchObject({ isOpen: true, draft: { stake: '500' } });
  });

  it('are what a change changes', () => {
    const { store, limits, stored, keepElsewhere } = openPage();
    keepElsewhere(500);
    store.dispatch(choose({ stake: 500, pause: 'hour' }));
    expect(limits()).toMatchObject({ stake: { amount: 500, raise: null } });
    expect(stored()).toEqual(limits());
  });

  it('leave one action in the recording, and none while they are the same', () => {
    const { store, keepElsewhere } = openPage();
    const actions = recordActions(store);
    const reads = () => actions.filter(limitsEvents.read.match);
    keepElsewhere(500);
    store.dispatch(pageWoken({ at: 0 }));
    store.dispatch(pageWoken({ at: 1 }));
    expect(reads()).toHaveLength(1);
  });
});

describe('a change', () => {
  it('leaves a pause as it is unless another one is chosen', () => {
    const { store, clock, limits } = openPage();
    store.dispatch(choose({ pause: 'hour' }));
    const { pause } = limits();
    expect(pause?.until).toBe(clock.now() + 3_600_000);
    store.dispatch(choose({ stake: 5000 }));
    expect(limits().pause).toEqual(pause);
    store.dispatch(choose({ stake: 5000, pause: 'day' }));
    expect(limits().pause?.until).toBe(clock.now() + 86_400_000);
  });

  it('withdraws a raise, and leaves the pause', () => {
    const { store, limits, stored } = openPage();
    store.dispatch(choose({ stake: 1000, pause: 'day' }));
    store.dispatch(choose({ stake: 3000 }));
    const { pause } = limits();
    expect(limits().stake.raise).toMatchObject({ amount: 3000 });
    store.dispatch(limitsEvents.raiseWithdrawn());
    expect(limits()).toEqual({ stake: { amount: 1000, raise: null }, pause });
    expect(stored()).toEqual(limits());
  });

  it('withdraws no raise that has taken effect', () => {
    const { store, clock, limits } = openPage();
    store.dispatch(choose({ stake: 1000 }));
    store.dispatch(choose({ stake: 3000 }));
    clock.advance(raiseWaitMs);
    store.dispatch(limitsEvents.raiseWithdrawn());
    expect(limits().stake).toEqual({ amount: 3000, raise: null });
  });
});

it('without a session nothing is read or changed, and no listener fails', () => {
  const { store, logger, limits, stored, keepElsewhere } = openPage();
  store.dispatch(sessionEnded({ reason: 'loggedOut' }));
  keepElsewhere(500);
  store.dispatch(pageWoken({ at: 0 }));
  store.dispatch(choose({ stake: 700 }));
  store.dispatch(limitsEvents.raiseWithdrawn());
  expect(limits()).toEqual(noLimits);
  expect(stored()?.stake.amount).toBe(500);
  expect(logger.lines).toEqual([]);
});
