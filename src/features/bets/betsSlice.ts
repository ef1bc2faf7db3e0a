import { createAction, createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { ApiError } from '../../api/apiError';
import { sessionEnded, playerDataDiscarded } from '../../api/apiEvents';
import { selectIsPartial } from '../../api/partialLists';
import { isBalanceGap } from '../session/sessionSlice';
import { longestNumber } from '../../config/bettingRules';
import type { AmountEntry } from '../../domain/amountText';
import type { StakeBlock } from './blockTexts';
import { betsApi } from './betsApi';
import type { Bet, Stake } from '../../domain/bet';
import type { CallTime, MissState, UnansweredCause } from '../receipts/receipt';
import { betKeyOf } from '../receipts/betKeys';
import {
  change,
  changeEach,
  claimBet,
  dropOldest,
  endCall,
  finishFoundSlip,
  finishSlip,
  isSending,
  reopenSlip,
} from './betsChanges';
import { initialBets } from './betsState';
import type { BetMemory } from './betsState';
import { receiptAfterBlindness, receiptsAfterChange, receiptsAfterDoubt } from '../receipts/debits';
import * as machine from '../receipts/receiptMachine';
import { ticketRunEvents } from './ticketRun';

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
    /** 'Bet again' on a stake that the server does not have: its slip opens again, for the same round. */
    slipReopened(state, { payload }: OfReceipt) {
      reopenSlip(state, payload.receiptId);
    },
    slipAmountChanged({ slip }, { payload }: PayloadAction<AmountEntry>) {
      if (!slip) return;
      slip.amount = payload.amount;
      if (payload.rejectedText === undefined) delete slip.rejectedText;
      else slip.rejectedText = payload.rejectedText;
      slip.isTouched = true;
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
      { payload }: OfReceipt<OfLine & Omit<Parameters<typeof machine.receiptOfPress>[0], 'id'>>,
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
    /** `message` is the server's; null if it sent none. A stake that was not sent has no HTTP status. */
    betRefused(
      state,
      { payload }: OfCall<{ message: string | null; kind: ApiError['kind']; status?: number }>,
    ) {
      endCall(state, payload, (one) => machine.receiptAfterRefusal(one, false));
      if (payload.lineId !== undefined) state.isTicketSending = false;
      state.receipts = receiptsAfterDoubt(state.receipts, payload.receiptId);
      // What never left the page needs no receipt.
      if (payload.kind !== 'notSent') return;
      state.receipts = state.receipts.filter(({ id }) => id !== payload.receiptId);
    },
    /** No response, or one that does not say whether the stake was stored. `message` is the server's. */
    betUnanswered(state, { payload }: OfCall<{ cause: UnansweredCause; message: string | null }>) {
      endCall(state, payload, (one) => machine.receiptAfterSilence(one, payload.cause));
      if (payload.lineId !== undefined) state.isTicketSending = false;
      state.receipts = receiptsAfterDoubt(state.receipts, payload.receiptId);
    },
    /** A later round than theirs is drawn: the next list is late enough to prove absence. */
    laterRoundDrawn(state, { payload }: PayloadAction<{ receiptIds: string[] }>) {
      for (const id of payload.receiptIds) change(state, id, machine.receiptAfterLaterRound);
    },
    /** A list does not show the stake, and proves nothing. `isNews`: the player is told something else than before. */
    betMissed(state, { payload }: OfReceipt<{ stake: Stake; state: MissState; isNews: boolean }>) {
      change(state, payload.receiptId, (one) => machine.receiptAfterMiss(one, payload.state));
    },
    /** Neither a complete list nor the balance shows the stake. */
    betNotPlaced(state, { payload }: OfReceipt<{ stake: Stake }>) {
      change(state, payload.receiptId, machine.receiptAfterProof);
    },
    /** A list contains the stake. `isLate`: it had been reported as refused, not found or not placed. */
    betFound(state, { payload }: OfReceipt<{ betKey: string; stake: Stake; isLate: boolean }>) {
      change(state, payload.receiptId, (one) => machine.receiptAfterFind(one, payload.betKey));
      finishFoundSlip(state, payload.receiptId);
    },
    /** A list contains the bet of an accepted stake whose response named none. */
    betNamed(
      state,
      { payload: { receiptId, betKey } }: PayloadAction<{ receiptId: string; betKey: string }>,
    ) {
      change(state, receiptId, (one) => ({ ...one, betKey }));
    },
    /** A list has one more new equal bet than there were presses. */
    twinFound(state, { payload }: OfReceipt<{ betKey: string }>) {
      change(state, payload.receiptId, (one) => machine.receiptAfterTwin(one, payload.betKey));
    },
    /** The live balance changed, by `change` riel, while a stake was watched. */
    balanceMoved(state, { payload }: PayloadAction<{ change: number }>) {
      state.receipts = receiptsAfterChange(state.receipts, payload.change);
    },
    /** A list lacked bets that the page knew, and may lack these stakes with them. */
    listLackedBets(state, { payload }: PayloadAction<{ receiptIds: string[] }>) {
      for (const id of payload.receiptIds) change(state, id, machine.receiptAfterCutList);
    },
    receiptDismissed(state, { payload }: OfReceipt) {
      change(state, payload.receiptId, machine.receiptAfterDismissal);
      if (state.slip?.receiptId === payload.receiptId && !isSending(state)) state.slip = null;
    },
    /** A stake of another tab has become the bet of this id; `isTwin`: it is a second bet of that stake. */
    betClaimedElsewhere(state, { payload }: PayloadAction<{ betId: string; isTwin: boolean }>) {
      claimBet(state, payload.betId, payload.isTwin);
    },
    /** A player signed in without a reload; this is what the tab remembers of them. */
    memoryRead: (_state, { payload }: PayloadAction<BetMemory>) => initialBets(payload),
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, (state, { payload }) => {
        state.slip = null;
        state.isTicketSending = false;
        // Only if the stake's own request was refused; otherwise its outcome is unknown.
        const { placeBet } = betsApi.endpoints;
        if (payload.reason !== 'tokenRefused' || payload.endpoint !== placeBet.name) return;
        changeEach(state, (one) =>
          one.debit === 'seen'
            ? machine.receiptAfterSilence(one, 'unsure')
            : machine.receiptAfterRefusal(one, true),
        );
      })
      .addCase(playerDataDiscarded, () => initialBets({ number: '', receipts: [] }))
      .addCase(ticketRunEvents.confirmed, (state) => {
        state.isTicketSending = true;
      })
      .addMatcher(isAnyOf(ticketRunEvents.stopped, ticketRunEvents.sent), (state) => {
        state.isTicketSending = false;
      })
      // The end counts for a stake that was sent during the gap.
      .addMatcher(isBalanceGap, (state) => changeEach(state, receiptAfterBlindness))
      .addMatcher(betsApi.endpoints.getBets.matchPending, (state, { meta }) => {
        changeEach(state, (one) => machine.receiptAfterRequest(one, meta.requestId));
      })
      .addMatcher(betsApi.endpoints.getBets.matchFulfilled, (state, { meta, payload }) => {
        const after = machine.receiptsAfterList(state.receipts, meta.requestId, payload);
        changeEach(state, (_, at) => after[at]);
      });
  },
  selectors: {
    selectNumber: (bets) => bets.number,
    selectIsNumberMissing: (bets) => bets.isNumberMissing,
    selectSlip: (bets) => bets.slip,
    selectIsSending: (bets) => isSending(bets),
    selectIsTicketSending: (bets) => bets.isTicketSending,
    selectReceipts: (bets) => bets.receipts,
  },
});

export const betsReducer = betsSlice.reducer;
export const betsEvents = {
  ...betsSlice.actions,
  /** The press. The listener decides synchronously whether anything is sent. */
  betSubmitted: createAction<Stake>('bets/betSubmitted'),
  betBlocked: createAction<StakeBlock>('bets/betBlocked'),
};
export const {
  selectNumber,
  selectIsNumberMissing,
  selectSlip,
  selectIsSending,
  selectIsTicketSending,
  selectReceipts,
} = betsSlice.selectors;

/** Whether the server sent only a part of the list of bets. */
export const selectIsListPartial = (state: Parameters<typeof selectIsPartial>[0]) =>
  selectIsPartial(state, betsApi.endpoints.getBets.name);
