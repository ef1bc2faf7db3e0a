import { isAnyOf } from '@reduxjs/toolkit';
import { sessionEnded } from '../../api/apiEvents';
import { isPartialResponse } from '../../api/baseQuery';
import { appStarted, pageWoken } from '../../app/appEvents';
import type { AppThunk, StartAppListening } from '../../app/storeTypes';
import { makeIsLongBefore, parseServerStamp } from '../../lib/dates';
import { betsApi } from '../bets/betsApi';
import type { Bet } from '../bets/betsApi';
import { betsEvents } from '../bets/betsSlice';
import { sessionEvents } from '../session/sessionSlice';
import { isNoteDue, sittingAt } from './sitting';
import type { Sitting } from './sitting';
import { endSitting, keepInterval, keepSitting, readInterval, readSitting } from './sittingStorage';
import { selectSitting, sittingEvents } from './sittingSlice';

/** How often a visible page is measured; milliseconds. */
const stepMs = 20_000;

/** Measures how long the player has been playing, and lets a note become due at the chosen interval. */
export function listenForSitting(startListening: StartAppListening): void {
  startListening({
    matcher: isAnyOf(appStarted, sessionEvents.signedIn, pageWoken),
    effect: async (_, { dispatch, getState, delay, cancelActiveListeners, extra: { page } }) => {
      cancelActiveListeners();
      while (getState().session.player !== null) {
        if (!page.isHidden()) dispatch(measure());
        await delay(stepMs);
      }
    },
  });
  startListening({
    matcher: betsApi.endpoints.getBets.matchFulfilled,
    effect: ({ payload, meta }, { dispatch, getState, extra: { page } }) => {
      // A list may also come while nobody is there.
      if (selectSitting(getState())?.before !== null || page.isHidden()) return;
      if (isPartialResponse(meta)) return;
      const before = { newestBetAt: newestOf(payload) };
      dispatch(measure((sitting) => ({ ...sitting, before: sitting.before ?? before })));
    },
  });
  startListening({
    actionCreator: betsEvents.betSent,
    effect: (_, { dispatch }) =>
      dispatch(
        measure((sitting) =>
          sitting.before === null ? { ...sitting, isStartUnknown: true } : sitting,
        ),
      ),
  });
  startListening({
    actionCreator: sittingEvents.closed,
    effect: (_, { dispatch, getOriginalState, extra: { clock } }) => {
      if (!getOriginalState().sitting.isNoteDue) return;
      dispatch(measure((sitting) => ({ ...sitting, notedAt: clock.now() })));
    },
  });
  startListening({
    actionCreator: sittingEvents.intervalChosen,
    effect: (_, { getState, extra: { localStore } }) => {
      const { session, sitting } = getState();
      if (session.player !== null)
        keepInterval(localStore, session.player.userId, sitting.interval);
    },
  });
  startListening({
    actionCreator: sessionEnded,
    // A player whose session has expired goes on with the next one.
    effect: ({ payload }, { getOriginalState, extra: { localStore } }) => {
      const { player } = getOriginalState().session;
      if (payload.reason === 'loggedOut' && player !== null) endSitting(localStore, player.userId);
    },
  });
}

/** Notes that the player is seen now, with a change of the sitting that all tabs share. */
function measure(change = (sitting: Sitting) => sitting): AppThunk {
  return (dispatch, getState, { clock, localStore }) => {
    const { session, sitting: state } = getState();
    if (session.player === null) return;
    const { userId } = session.player;
    const now = clock.now();
    // If the browser keeps nothing, this page still knows its own sitting.
    const own = state.sitting && { sitting: state.sitting, seenAt: now };
    const sitting = change(sittingAt(readSitting(localStore, userId) ?? own, now));
    keepSitting(localStore, userId, { sitting, seenAt: now });
    const interval = readInterval(localStore, userId) ?? state.interval;
    const measured = { sitting, interval, isNoteDue: isNoteDue(sitting, interval, now) };
    // An action for each look would fill the recording.
    if (JSON.stringify({ ...state, ...measured }) !== JSON.stringify(state)) {
      dispatch(sittingEvents.measured(measured));
    }
  };
}

/** When the newest of the bets was placed, in milliseconds of the server's clock; null for none. */
function newestOf(bets: readonly Bet[]): number | null {
  let newest: number | null = null;
  let isOld = makeIsLongBefore(-Infinity);
  for (const { createdAt } of bets) {
    const placedAt = isOld(createdAt) ? null : parseServerStamp(createdAt);
    if (placedAt === null || placedAt <= (newest ?? -Infinity)) continue;
    newest = placedAt;
    isOld = makeIsLongBefore(placedAt);
  }
  return newest;
}
