import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { chunkLoadFailed, playerDataDiscarded, sessionEnded } from '../../api/apiEvents';
import { betsApi } from '../../features/bets/betsApi';
import type { Stake } from '../../features/bets/betsApi';
import { betsEvents } from '../../features/bets/betsSlice';
import { betBlockText } from '../../features/bets/limits/limitTexts';
import { sessionEvents } from '../../features/session/sessionSlice';
import { km } from '../../i18n/km';
import type { DesktopNotification, DesktopPermission } from '../../platform/desktopNotifications';
import type { BrowserFeature } from '../../platform/browserFeatures';
import { formatAmount } from '../../domain/money';
import { browserFeaturesMissing } from '../../store/appEvents';
import { initialDesktop } from './desktop';
import type { DesktopState } from './desktop';

/** A message in the toast area, in the store so that a replay shows it as the player saw it. */
export interface Toast {
  id: number;
  severity: 'success' | 'error' | 'warning' | 'info';
  text: string;
  durationMs: number;
}

export interface NotificationsState {
  toasts: Toast[];
  nextId: number;
  /** Missing until the switch was used. */
  desktop?: DesktopState;
}

declare module '../../store/rootState' {
  interface RootState {
    notifications: NotificationsState;
  }
}

/** Toasts close after these times: those about bets sooner (specification section 9). */
const usualDurationMs = 5000;
const betDurationMs = 2000;

const missingTexts: Record<BrowserFeature, string> = {
  cookies: km.browser.cookies,
  records: km.browser.records,
  tabs: km.browser.tabs,
};

/** The state at start; without `desktop` the switch is off. */
export function initialNotifications(desktop?: DesktopState): NotificationsState {
  return { toasts: [], nextId: 1, ...(desktop && { desktop }) };
}

const notificationsSlice = createSlice({
  name: 'notifications',
  initialState: initialNotifications(),
  reducers: {
    toastDismissed(state, { payload }: PayloadAction<{ id: number }>) {
      state.toasts = state.toasts.filter((toast) => toast.id !== payload.id);
    },
    /** The switch in the user menu; switching on asks the browser first. */
    desktopSwitchPressed() {},
    desktopSwitched(
      state,
      { payload }: PayloadAction<{ isOn: boolean; permission: DesktopPermission }>,
    ) {
      state.desktop = { ...initialDesktop(null, payload.permission), ...state.desktop, ...payload };
    },
    /** The outcome of a round was shown in a notification of the operating system. */
    outcomeNotified(
      state,
      { payload }: PayloadAction<{ roundId: number; notification: DesktopNotification }>,
    ) {
      if (state.desktop) state.desktop.notifiedRoundId = payload.roundId;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(betsEvents.numberMissed, (state) => {
        show(state, 'error', km.home.enterNumber, betDurationMs);
      })
      .addCase(betsEvents.betBlocked, (state, { payload }) => {
        show(state, 'error', betBlockText(payload), betDurationMs);
      })
      .addCase(betsEvents.addedToTicket, (state, { payload: { number, amount } }) => {
        show(state, 'info', km.ticket.added(number, formatAmount(amount)), betDurationMs);
      })
      .addCase(betsEvents.betAgainEnded, (state, { payload }) => {
        if (!payload.isListed) show(state, 'error', km.tables.loadFailed, betDurationMs);
      })
      // The receipt stays when the toast has closed.
      .addCase(betsEvents.betFound, (state, { payload: { stake, isLate } }) => {
        const textFor = isLate ? km.receipt.stakeWasLate : km.receipt.stakeWasPlaced;
        const amount = formatAmount(stake.amount);
        // Earlier toasts about an equal stake would contradict it.
        const contradicted = contradictedTexts(stake);
        state.toasts = state.toasts.filter(({ text }) => !contradicted.includes(text));
        show(state, 'success', textFor(stake.number, amount), betDurationMs);
      })
      .addCase(betsEvents.betNotFound, (state, { payload: { stake } }) => {
        const amount = formatAmount(stake.amount);
        show(state, 'warning', km.receipt.stakeWasNotFound(stake.number, amount), betDurationMs);
      })
      .addCase(betsEvents.betUnclear, (state, { payload: { stake } }) => {
        const amount = formatAmount(stake.amount);
        show(state, 'warning', km.receipt.stakeIsUnclear(stake.number, amount), betDurationMs);
      })
      .addCase(betsEvents.betNotPlaced, (state, { payload: { stake } }) => {
        const amount = formatAmount(stake.amount);
        show(state, 'error', km.receipt.stakeWasNotPlaced(stake.number, amount), betDurationMs);
      })
      .addCase(browserFeaturesMissing, (state, { payload }) => {
        for (const feature of payload.missing) {
          show(state, 'warning', missingTexts[feature], usualDurationMs);
        }
      })
      .addCase(sessionEvents.takeOverShown, (state) => {
        show(state, 'info', km.session.otherPlayerShown, usualDurationMs);
      })
      .addCase(chunkLoadFailed, (state) => {
        show(state, 'error', km.errors.partNotLoaded, usualDurationMs);
      })
      .addCase(sessionEvents.logoutFailed, (state) => {
        show(state, 'error', km.errors.logoutFailed, usualDurationMs);
      })
      .addCase(sessionEvents.signedIn, forgetPlayer)
      // A session link may bring another player without the end of a session.
      .addCase(playerDataDiscarded, (state, { payload }) => {
        if (payload?.isForNextPlayer === true) forgetPlayer(state);
      })
      .addCase(sessionEnded, (state, { payload }) => {
        forgetPlayer(state);
        const { placeBet } = betsApi.endpoints;
        if (payload.reason !== 'tokenRefused' || payload.endpoint !== placeBet.name) return;
        showFailedBet(state, payload.message);
      })
      .addMatcher(
        isAnyOf(betsEvents.betAccepted, betsEvents.betAcceptedUnread),
        (state, { payload }) => {
          // The ticket itself says how many of its lines are placed.
          if (payload.lineId !== undefined) return;
          show(state, 'success', payload.message ?? km.toasts.betPlaced, betDurationMs);
        },
      )
      // A failed bet always shows the toast of section 8, also while the stake is being checked.
      .addMatcher(
        isAnyOf(betsEvents.betRefused, betsEvents.betUnanswered),
        (state, { type, payload: { message } }) => {
          // A server may ask the player to try again, although it may have stored the stake.
          const isUnknown = type === betsEvents.betUnanswered.type && message !== null;
          showFailedBet(state, isUnknown ? `${message} ${km.receipt.stillUnknown}` : message);
        },
      );
  },
  selectors: {
    selectToasts: (notifications) => notifications.toasts,
    selectDesktop: ({ desktop }): DesktopState | null => desktop ?? null,
  },
});

/** Toasts about bets are not shown to the next player on this device. */
function forgetPlayer(state: NotificationsState): void {
  const kept = [km.session.changedElsewhere, ...Object.values(missingTexts)];
  state.toasts = state.toasts.filter(({ text }) => kept.includes(text));
}

function showFailedBet(state: NotificationsState, message: string | null): void {
  show(state, 'error', message ?? km.errors.somethingWentWrong, betDurationMs);
}

/** The toasts that may have reported an equal stake as not placed or unclear. */
function contradictedTexts({ number, amount }: Stake): string[] {
  const { stakeWasNotFound, stakeIsUnclear, stakeWasNotPlaced } = km.receipt;
  return [stakeWasNotFound, stakeIsUnclear, stakeWasNotPlaced].map((textFor) =>
    textFor(number, formatAmount(amount)),
  );
}

/** Adds a toast, which replaces one with the same text and severity. */
function show(
  state: NotificationsState,
  severity: Toast['severity'],
  text: string,
  durationMs: number,
) {
  state.toasts = state.toasts.filter((toast) => toast.text !== text || toast.severity !== severity);
  state.toasts.push({ id: state.nextId, severity, text, durationMs });
  state.nextId += 1;
}

export const notificationsReducer = notificationsSlice.reducer;
export const { toastDismissed, desktopSwitchPressed, desktopSwitched, outcomeNotified } =
  notificationsSlice.actions;
export const { selectToasts, selectDesktop } = notificationsSlice.selectors;
