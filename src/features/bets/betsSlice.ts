import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { ApiError } from '../../api/apiError';
import { sessionEnded, playerDataDiscarded } from '../../api/apiEvents';
import { selectIsPartial } from '../../api/partialLists';
import { longestNumber } from '../../config/bettingRules';
import type { AmountEntry } from './slip/amountText';
import type { BetBlock } from './betBlocks';
import { betsApi } from './betsApi';
import type { Bet, CallTime, Stake } from './betsApi';
import { betKeyOf } from './betKeys';
import {
  change,
  changeEach,
  claimElsewhere,
  dropOldest,
  endCall,
  entryOf,
  finishFoundSlip,
  finishSlip,
  isSending,
  reopenSlip,
  setAmount,
} from './betsDraft';
import { initialBets } from './betsState';
import type { BetMemory } from './betsState';
import * as machine from './receipts/receipt';
import type { UnansweredCause } from './receipts/receipt';

/** An event of one receipt. */
type OfReceipt<More = object> = PayloadAction<{ receiptId: string } & More>;

/** A stake that belongs to a line of the ticket names it. */
interface OfLine {
  lineId?: string;
}

/** The end of the call of a stake. */
type OfCall<More> = OfReceipt<More & OfLine & { callTime?: CallTime }>;

const betsSlice = createSlice({
  name: 'bets',
  initialState: initialBets({ number: '', receipts: [] }),
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
    /** The toast that asked for a number is gone. */
    numberErrorHidden(state) {
      state.isNumberMissing = false;
    },
    /**
     * The keypad's submit, with the round and the number that were on the screen. With an amount, a
     * placed bet is repeated: its number and amount fill the slip, and nothing is sent.
     */
    slipOpened(
      state,
      { payload }: PayloadAction<{ roundId: number; number: string; amount?: number }>,
    ) {
      const isRepeated = payload.amount !== undefined;
      if (isRepeated && (state.slip !== null || isSending(state))) return;
      state.slip = { amount: 0, ...payload, isTouched: false, receiptId: null };
      state.number = payload.number;
      state.isNumberMissing = false;
    },
    /** 'Bet again': the list of bets is fetched first. */
    betAgainPressed(state, { payload }: OfReceipt) {
      state.lookingAgainId = payload.receiptId;
    },
    /** The slip does not open again; `isListed` is false if the list could not be loaded. */
    betAgainEnded(state, _action: OfReceipt<{ isListed: boolean }>) {
      state.lookingAgainId = null;
    },
    /** A fresh list does not contain the stake: its slip opens again, for the same round. */
    slipReopened(state, { payload }: OfReceipt) {
      state.lookingAgainId = null;
      reopenSlip(state, payload.receiptId);
    },
    /** What a chip changed can be undone until the amount is edited. */
    slipAmountChanged({ slip }, { payload }: PayloadAction<AmountEntry & { isChip?: true }>) {
      if (!slip) return;
      if (payload.isChip) slip.beforeChips = [...(slip.beforeChips ?? []), entryOf(slip)];
      else delete slip.beforeChips;
      setAmount(slip, payload);
    },
    /** The last press of a chip is undone. */
    chipUndone({ slip }) {
      const before = slip?.beforeChips?.pop();
      if (!slip || !before) return;
      if (slip.beforeChips?.length === 0) delete slip.beforeChips;
      setAmount(slip, before);
    },
    /** The focus left the amount. */
    slipAmountLeft({ slip }) {
      if (slip) slip.isTouched = true;
    },
    /** A press before anything was typed. If the amount is valid, `betSubmitted` follows. */
    submitTried(state) {
      if (state.slip) state.slip.isTouched = true;
    },
    slipMovedToRound(state, { payload }: PayloadAction<{ roundId: number }>) {
      if (state.slip && !isSending(state)) state.slip.roundId = payload.roundId;
    },
    slipClosed(state) {
      if (!isSending(state)) state.slip = null;
    },
    /** The slip's stake joins the ticket; nothing is sent. */
    addedToTicket(state, _action: PayloadAction<Stake & { lineId: string }>) {
      state.slip = null;
      state.number = '';
    },
    /** The stake's request is sent now. */
    betSent(
      state,
      { payload }: OfReceipt<OfLine & { userId: string; stake: Stake; baseline: string[] | null }>,
    ) {
      const { receiptId: id, lineId, ...press } = payload;
      changeEach(state, machine.receiptAfterNextPress);
      state.receipts.unshift(machine.receiptOfPress({ id, ...press }));
      dropOldest(state);
      if (state.slip && lineId === undefined) state.slip.receiptId = id;
    },
    /** `message` is the server's; null if it sent none. */
    betAccepted(state, { payload }: OfCall<{ bet: Bet; message: string | null }>) {
      const betKey = betKeyOf(payload.bet);
      endCall(state, payload, (one) => machine.receiptAfterAcceptance(one, betKey));
      finishSlip(state, payload.receiptId);
    },
    /** The server took the stake, but its response lacks readable details. */
    betAcceptedUnread(
      state,
      { payload }: OfCall<{ betKey: string | null; message: string | null }>,
    ) {
      const { betKey } = payload;
      endCall(state, payload, (one) => machine.receiptAfterUnreadAcceptance(one, betKey));
      finishSlip(state, payload.receiptId);
    },
    /** A list shows the details of that stake. */
    betDetailsFound(state, { payload }: OfReceipt<{ betKey: string }>) {
      change(state, payload.receiptId, (one) => machine.receiptAfterDetails(one, payload.betKey));
    },
    /** The list of this step does not contain them; `step` is null if no list could be loaded. */
    betDetailsMissed(state, { payload }: OfReceipt<{ step: number | null }>) {
      change(state, payload.receiptId, (one) => machine.receiptAfterNoDetails(one, payload.step));
    },
    /** `message` is the server's; null if it sent none. A stake that was not sent has no HTTP status. */
    betRefused(
      state,
      { payload }: OfCall<{ message: string | null; kind: ApiError['kind']; status?: number }>,
    ) {
      endCall(state, payload, (one) => machine.receiptAfterRefusal(one, false));
    },
    /** No response, or one that does not say whether the stake was stored. `message` is the server's. */
    betUnanswered(state, { payload }: OfCall<{ cause: UnansweredCause; message: string | null }>) {
      endCall(state, payload, (one) => machine.receiptAfterSilence(one, payload.cause));
    },
    /** The wait before a step of the check is over. */
    checkStepReached(state, { payload }: OfReceipt<{ step: number }>) {
      change(state, payload.receiptId, (one) => machine.receiptAfterStep(one, payload.step));
    },
    /** The list does not contain the stake; it will be fetched again. */
    betNotYetFound(state, { payload }: OfReceipt<{ step: number }>) {
      change(state, payload.receiptId, (one) => machine.receiptAfterAbsence(one, payload.step));
    },
    /** The lists do not contain the stake; the search continues until its round is settled. */
    betNotFound(state, { payload }: OfReceipt<{ stake: Stake }>) {
      change(state, payload.receiptId, machine.receiptAfterMiss);
    },
    /** A list has an unreadable row that may be the stake. */
    betUnclear(state, { payload }: OfReceipt<{ stake: Stake; step: number }>) {
      change(state, payload.receiptId, (one) => machine.receiptAfterUnclearList(one, payload.step));
    },
    /** A list that was requested after the round was settled does not contain the stake. */
    betNotPlaced(state, { payload }: OfReceipt<{ stake: Stake }>) {
      change(state, payload.receiptId, machine.receiptAfterProof);
    },
    /** A list contains the stake. `isLate`: it had been reported as not found or not placed. */
    betFound(state, { payload }: OfReceipt<{ betKey: string; stake: Stake; isLate: boolean }>) {
      change(state, payload.receiptId, (one) => machine.receiptAfterFind(one, payload.betKey));
      finishFoundSlip(state, payload.receiptId);
    },
    receiptDismissed(state, { payload }: OfReceipt) {
      change(state, payload.receiptId, machine.receiptAfterDismissal);
      if (state.slip?.receiptId === payload.receiptId && !isSending(state)) state.slip = null;
    },
    /** A stake of another tab has become the bet of this id. */
    betClaimedElsewhere(state, { payload }: PayloadAction<{ betId: string }>) {
      claimElsewhere(state, payload.betId);
    },
    /** A player signed in without a reload; this is what the tab remembers of them. */
    memoryRead: (_state, { payload }: PayloadAction<BetMemory>) => initialBets(payload),
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, (state, { payload }) => {
        state.slip = null;
        // Only if the stake's own request was refused; otherwise its outcome is unknown.
        const { placeBet } = betsApi.endpoints;
        if (payload.reason !== 'tokenRefused' || payload.endpoint !== placeBet.name) return;
        changeEach(state, (one) => machine.receiptAfterRefusal(one, true));
      })
      .addCase(playerDataDiscarded, () => initialBets({ number: '', receipts: [] }))
      .addMatcher(betsApi.endpoints.getBets.matchPending, (state, { meta }) => {
        changeEach(state, (one) => machine.receiptAfterRequest(one, meta.requestId));
      });
  },
  selectors: {
    selectNumber: (bets) => bets.number,
    selectIsNumberMissing: (bets) => bets.isNumberMissing,
    selectSlip: (bets) => bets.slip,
    selectIsSending: (bets) => isSending(bets),
    selectReceipts: (bets) => bets.receipts,
    selectLookingAgainId: (bets) => bets.lookingAgainId,
  },
});

export const betsReducer = betsSlice.reducer;
export const betsEvents = {
  ...betsSlice.actions,
  /** The press. The listener decides synchronously whether anything is sent. */
  betSubmitted: createAction<Stake>('bets/betSubmitted'),
  betBlocked: createAction<BetBlock>('bets/betBlocked'),
};
export const {
  selectNumber,
  selectIsNumberMissing,
  selectSlip,
  selectIsSending,
  selectReceipts,
  selectLookingAgainId,
} = betsSlice.selectors;

/** Whether the server sent only a part of the list of bets. */
export const selectIsListPartial = (state: Parameters<typeof selectIsPartial>[0]) =>
  selectIsPartial(state, betsApi.endpoints.getBets.name);
