import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { longestNumber } from '../../config/bettingRules';
import type { Bet, Stake } from './betsApi';

/** The bet modal: what it was opened for, and what the player has set in it so far. */
export interface BetSlip {
  /** The round that the player saw; only the player moves it to another one. */
  roundId: number;
  number: string;
  /** Riel; null while the field is empty. */
  amount: number | null;
}

/** Why a stake was not sent at all. */
export type BlockReason = 'closed' | 'otherRound';

export interface BetsState {
  /** The digits on the number display. */
  number: string;
  /** The player asked for a bet without a number. */
  isNumberMissing: boolean;
  slip: BetSlip | null;
  /** One stake at a time: a second press while one is being sent changes nothing. */
  isSending: boolean;
}

const initialState: BetsState = {
  number: '',
  isNumberMissing: false,
  slip: null,
  isSending: false,
};

const betsSlice = createSlice({
  name: 'bets',
  initialState,
  reducers: {
    digitPressed(state, { payload }: PayloadAction<{ digit: string }>) {
      state.isNumberMissing = false;
      if (state.number.length < longestNumber) state.number += payload.digit;
    },
    digitErased(state) {
      state.number = state.number.slice(0, -1);
    },
    numberCleared(state) {
      state.number = '';
      state.isNumberMissing = false;
    },
    /** The keypad's submit without a number. */
    numberMissed(state) {
      state.isNumberMissing = true;
    },
    /** The keypad's submit, with the round and the number on the screen at that moment. */
    slipOpened(state, { payload }: PayloadAction<{ roundId: number; number: string }>) {
      state.slip = { ...payload, amount: 0 };
    },
    slipAmountChanged(state, { payload }: PayloadAction<{ amount: number | null }>) {
      if (state.slip) state.slip.amount = payload.amount;
    },
    slipMovedToRound(state, { payload }: PayloadAction<{ roundId: number }>) {
      if (state.slip && !state.isSending) state.slip.roundId = payload.roundId;
    },
    slipClosed(state) {
      if (!state.isSending) state.slip = null;
    },
    betSubmitted(state, _action: PayloadAction<Stake>) {
      state.isSending = true;
    },
    betBlocked(state, _action: PayloadAction<{ reason: BlockReason }>) {
      state.isSending = false;
    },
    /** `message` is the server's; null where it sent none. */
    betAccepted(state, _action: PayloadAction<{ bet: Bet; message: string | null }>) {
      state.isSending = false;
      state.slip = null;
      state.number = '';
    },
    betFailed(state, _action: PayloadAction<{ message: string | null }>) {
      state.isSending = false;
    },
  },
  selectors: {
    selectNumber: (bets) => bets.number,
    selectIsNumberMissing: (bets) => bets.isNumberMissing,
    selectSlip: (bets) => bets.slip,
    selectIsSending: (bets) => bets.isSending,
  },
});

export const betsReducer = betsSlice.reducer;
export const betsEvents = betsSlice.actions;
export const { selectNumber, selectIsNumberMissing, selectSlip, selectIsSending } =
  betsSlice.selectors;
