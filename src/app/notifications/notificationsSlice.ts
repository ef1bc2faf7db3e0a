import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { playerDataDiscarded, sessionEnded } from '../../api/apiEvents';
import { betsApi } from '../../features/bets/betsApi';
import type { Stake } from '../../domain/bet';
import { betsEvents } from '../../features/bets/betsSlice';
import { ticketEvents } from '../../features/ticket/ticketSlice';
import { sessionEvents } from '../../features/session/sessionSlice';
import { chunkLoadFailed, browserFeaturesMissing, pasteUnread } from '../../store/appEvents';
import type { Toast, ToastContent } from './toastTable';

export interface NotificationsState {
  toasts: Toast[];
  nextId: number;
}

declare module '../../store/rootState' {
  interface RootState {
    notifications: NotificationsState;
  }
}

const initialState: NotificationsState = { toasts: [], nextId: 1 };

const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    toastDismissed(state, { payload }: PayloadAction<{ id: number }>) {
      state.toasts = state.toasts.filter((toast) => toast.id !== payload.id);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(betsEvents.numberMissed, (state) => show(state, { kind: 'numberMissing' }))
      .addCase(betsEvents.betBlocked, (state, { payload }) => {
        show(state, { kind: 'betBlocked', block: payload });
      })
      .addCase(betsEvents.addedToTicket, (state, { payload: { number, amount } }) =>
        show(state, { kind: 'addedToTicket', number, amount }),
      )
      .addCase(ticketEvents.noRoomFound, (state) => show(state, { kind: 'ticketFull' }))
      // The receipt stays when the toast has closed.
      .addCase(betsEvents.betFound, (state, { payload: { stake, isLate } }) => {
        const { number, amount } = stake;
        state.toasts = state.toasts.filter((toast) => !isContradictedBy(stake, toast));
        show(state, { kind: isLate ? 'betFoundLate' : 'betFound', number, amount });
      })
      .addCase(betsEvents.betMissed, (state, { payload }) => {
        const { number, amount } = payload.stake;
        if (payload.state === 'checking' || !payload.isNews) return;
        const kind = payload.state === 'unclear' ? 'betUnclear' : 'betNotFound';
        show(state, { kind, number, amount });
      })
      .addCase(betsEvents.betAccepted, (state, { payload: { lineId, message } }) => {
        // The ticket itself says how many of its lines are placed.
        if (lineId === undefined) show(state, { kind: 'betPlaced', message });
      })
      .addCase(betsEvents.betNotPlaced, (state, { payload: { stake } }) =>
        show(state, { kind: 'betNotPlaced', number: stake.number, amount: stake.amount }),
      )
      .addCase(browserFeaturesMissing, (state, { payload: { missing } }) => {
        for (const feature of missing) show(state, { kind: 'browserFeatureMissing', feature });
      })
      .addCase(sessionEvents.takeOverShown, (state) => show(state, { kind: 'otherPlayerShown' }))
      .addCase(pasteUnread, (state) => show(state, { kind: 'pasteUnread' }))
      .addCase(chunkLoadFailed, (state) => show(state, { kind: 'chunkNotLoaded' }))
      .addCase(sessionEvents.logoutFailed, (state) => show(state, { kind: 'logoutFailed' }))
      .addCase(sessionEvents.signedIn, forgetPlayer)
      // A session link may bring another player without the end of a session.
      .addCase(playerDataDiscarded, (state, { payload }) => {
        if (payload?.isForNextPlayer === true) forgetPlayer(state);
      })
      .addCase(sessionEnded, (state, { payload }) => {
        forgetPlayer(state);
        const { placeBet } = betsApi.endpoints;
        if (payload.reason !== 'tokenRefused' || payload.endpoint !== placeBet.name) return;
        show(state, { kind: 'betFailed', message: payload.message });
      })
      // A failed bet always shows the toast of section 8, also while the stake is being checked.
      .addCase(betsEvents.betRefused, (state, { payload: { kind, message } }) =>
        show(state, { kind: kind === 'notSent' ? 'betNotSent' : 'betFailed', message }),
      )
      .addCase(betsEvents.betUnanswered, (state, { payload: { cause, message } }) => {
        const isNeutral = cause === 'invalidResponse' || cause === 'otherBet';
        // A friendly message that proves nothing must not look like a success, nor like a failure.
        if (isNeutral && message !== null) show(state, { kind: 'betUnanswered', message });
        else show(state, { kind: 'betFailed', message });
      });
  },
  selectors: {
    selectToasts: (notifications) => notifications.toasts,
    /** Whether a toast asks for the number of the bet. */
    selectIsNumberAskedFor: ({ toasts }) => toasts.some(({ kind }) => kind === 'numberMissing'),
  },
});

/** Toasts about bets are not shown to the next player on this device. */
function forgetPlayer(state: NotificationsState): void {
  state.toasts = state.toasts.filter(
    ({ kind }) => kind === 'betNotSent' || kind === 'browserFeatureMissing',
  );
}

/** Whether a toast reported an equal stake as not placed or unclear, now that this one is found. */
function isContradictedBy({ number, amount }: Stake, toast: Toast): boolean {
  return (
    (toast.kind === 'betNotFound' ||
      toast.kind === 'betUnclear' ||
      toast.kind === 'betNotPlaced') &&
    toast.number === number &&
    toast.amount === amount
  );
}

/** Adds a toast, which replaces one of the same kind and facts. */
function show(state: NotificationsState, content: ToastContent): void {
  const key = JSON.stringify(content);
  state.toasts = state.toasts.filter(({ id: _, ...other }) => JSON.stringify(other) !== key);
  state.toasts.push({ ...content, id: state.nextId });
  state.nextId += 1;
}

export const notificationsReducer = notificationsSlice.reducer;
export const { toastDismissed } = notificationsSlice.actions;
export const { selectToasts, selectIsNumberAskedFor } = notificationsSlice.selectors;
