import * as v from 'valibot';
import type { RootState } from '../../store/rootState';
import { mostLines } from '../../config/bettingRules';
import { betsApi } from '../../features/bets/betsApi';
import type { Stake } from '../../domain/bet';
import { betTypeOf } from '../../domain/drawnNumber';
import { betsEvents, selectReceipts } from '../../features/bets/betsSlice';
import { receiptAfterRefusal } from '../../features/receipts/receiptMachine';
import { isOpen, isReportedMissing } from '../../features/receipts/receipt';
import type { Receipt } from '../../features/receipts/receipt';
import { selectOdds, selectSecondsLeft } from '../../features/game/gameSelectors';
import { playerBlockReasons } from '../../features/bets/blockReasons';
import { selectTicket, ticketEvents } from '../../features/ticket/ticketSlice';
import type { ReadStep } from '../engine/readSteps';
import type { Place } from './betLists';
import { blockReason } from './blockReasons';
import { factOf } from './row';
import type { Fact } from './row';

/** A file may hold anything. */
export const stakeSchema = v.object({
  roundId: v.number(),
  number: v.string(),
  amount: v.number(),
});
const textSchema = v.fallback(v.nullable(v.string()), null);
const statusSchema = v.fallback(v.object({ status: v.nullable(v.number()) }), { status: null });

/** A press on confirm; a line of a ticket counts as one. */
export class Press implements Place {
  /** When its request was sent, and when it ended; null for what the recording does not have. */
  sent: Place | null = null;
  answered: Place | null = null;
  /** As it was last; null if nothing was sent. */
  receipt: Receipt | null = null;
  /** Whether the server stored it by its own answer; null if that says nothing. */
  isStored: boolean | null = null;
  /** Why its answer could no longer be heard: how the session ended; null if it did not. */
  cutOffBy: string | null = null;
  /** It was pressed before the recording. */
  isEarlier = false;
  /** What the screen said that a win pays, per riel; null if unknown. */
  odds: number | null;
  facts: Fact[];

  constructor(
    { state }: ReadStep,
    readonly stake: Stake,
    readonly step: number,
    readonly at: number,
  ) {
    const args = [String(selectSecondsLeft(state, at))];
    this.facts = [factOf('pressed', step, { about: 'stored', value: 1, args })];
    const type = betTypeOf(stake.number);
    this.odds = type && selectOdds(state)[type];
  }

  /** What became of it: 1 is stored, 0 is not, and null is not known. */
  answer({ step, at }: Place, name: Fact['name'], value: 0 | 1 | null, more: Partial<Fact> = {}) {
    this.facts.push(factOf(name, step, { about: 'stored', value, ...more }));
    this.answered = { step, at };
    this.isStored = value === null ? null : value > 0;
  }
}

/** What a receipt's later events are called. */
const receiptFacts: Readonly<Record<string, Fact['name']>> = {
  [betsEvents.betNotPlaced.type]: 'toldNotPlaced',
  [betsEvents.betFound.type]: 'toldFound',
};

/** Reads every press on confirm, in its order, with its answer. */
export class Presses {
  readonly all: Press[] = [];
  private readonly byReceipt = new Map<string, Press>();
  /** The single press that the app has not answered yet. */
  private single: Press | null = null;
  /** The ticket that is being sent: its lines by their ids. */
  private lines = new Map<string, Press>();
  /** The HTTP status of the last stake that failed. */
  private status: number | null = null;

  read(at: ReadStep): void {
    const { action, state, before } = at;
    this.readRestored(at);
    if (betsEvents.betSubmitted.match(action)) this.readSubmitted(at, action.payload);
    else if (ticketEvents.confirmed.match(action)) this.readConfirmed(at, action.payload);
    else if (betsEvents.betBlocked.match(action)) {
      if (this.single)
        this.single.answer(at, 'blocked', 0, {
          reason: blockReason(action.payload, state, at.at),
        });
      this.single = null;
    } else if (betsEvents.betSent.match(action)) this.readSent(at, action.payload);
    else if (betsApi.endpoints.placeBet.matchRejected(action)) {
      this.status = v.parse(statusSchema, action.payload).status;
    } else if (action.type === 'session/ended') this.readSessionEnd(at);
    else this.readReceipt(at);
    if (state.ticket !== before?.ticket) this.readStop(at);
  }

  private press(read: ReadStep, payload: unknown): Press {
    const press = new Press(read, v.parse(stakeSchema, payload), read.step, read.at);
    this.all.push(press);
    return press;
  }

  private readConfirmed(
    at: ReadStep,
    { runId, lines, roundId }: ReturnType<typeof ticketEvents.confirmed>['payload'],
  ): void {
    const isTaken = selectTicket(at.state).run?.id === runId;
    const presses = lines
      .slice(0, mostLines)
      .map(({ id, ...line }) => [id, this.press(at, { roundId, ...line })] as const);
    if (isTaken) this.lines = new Map(presses);
    else
      for (const [, press] of presses)
        press.answer(at, 'didNothing', 0, { reason: 'ticketSending' });
  }

  private readSubmitted(at: ReadStep, stake: unknown): void {
    const press = this.press(at, stake);
    const [busy] = playerBlockReasons(at.state);
    if (busy === undefined) this.single = press;
    else press.answer(at, 'didNothing', 0, { reason: busy });
  }

  private readSent(
    at: ReadStep,
    { receiptId, lineId, stake }: ReturnType<typeof betsEvents.betSent>['payload'],
  ): void {
    const line = lineId === undefined ? undefined : this.lines.get(lineId);
    const press = line ?? this.single ?? this.press(at, stake);
    if (line === undefined) this.single = null;
    press.facts.push(factOf('sent', at.step, { args: [receiptId] }));
    press.sent = { step: at.step, at: at.at };
    this.byReceipt.set(receiptId, press);
    press.receipt = receiptIn(at.state, receiptId);
  }

  /** An event that names its receipt. */
  private readReceipt(at: ReadStep): void {
    const { action, step, state } = at;
    const { receiptId, message } = (action['payload'] ?? {}) as {
      receiptId?: string;
      message?: unknown;
    };
    const press = this.byReceipt.get(receiptId ?? '');
    if (!press || receiptId === undefined) return;
    const receipt = receiptIn(state, receiptId);
    press.receipt = receipt ?? press.receipt;
    const quote = v.parse(textSchema, message ?? null);
    if (betsEvents.betAccepted.match(action)) press.answer(at, 'accepted', 1, { quote });
    else if (betsEvents.betUnanswered.match(action)) {
      press.answer(at, 'unanswered', null, { quote, reason: action.payload.cause });
    } else if (betsEvents.betRefused.match(action)) {
      // The app drops the receipt of what never left the page.
      if (!receipt && press.receipt) press.receipt = receiptAfterRefusal(press.receipt, false);
      if (action.payload.kind === 'notSent') press.answer(at, 'notSent', 0, { quote });
      else {
        const isCurrent = state.game.round.id === press.stake.roundId;
        const seconds = isCurrent ? selectSecondsLeft(state, at.at) : 0;
        press.answer(at, 'refused', 0, { quote, args: [`${this.status ?? ''}`, `${seconds}`] });
      }
    } else {
      const name = receiptFacts[action.type];
      if (name !== undefined) press.facts.push(factOf(name, step));
    }
  }

  /** The server refused the token of the stake's own call, or nothing handles its response any more. */
  private readSessionEnd(at: ReadStep): void {
    const { reason } = at.action['payload'] as { reason: string };
    for (const [id, press] of this.byReceipt) {
      const receipt = receiptIn(at.state, id);
      if (press.answered === null) press.cutOffBy = reason;
      if (press.receipt?.state !== 'sending' || receipt?.state !== 'refused') continue;
      const { message } = at.action['payload'] as { message?: unknown };
      press.receipt = receipt;
      const quote = v.parse(textSchema, message ?? null);
      press.answer(at, 'refused', 0, { reason: 'tokenRefused', quote, args: ['401', '0'] });
    }
  }

  /** Stakes from before the recording, a reload or a login whose outcome is open. */
  private readRestored(at: ReadStep): void {
    const { step, state, before } = at;
    const receipts = selectReceipts(state);
    if (before !== null && receipts === selectReceipts(before)) return;
    for (const receipt of receipts) {
      const isUndecided = isOpen(receipt) || isReportedMissing(receipt);
      const isSent = receipt.state === 'sending' && before !== null;
      if (isSent || !isUndecided || this.byReceipt.has(receipt.id)) continue;
      const press = this.press(at, receipt.stake);
      const reason = receipt.check?.cause ?? null;
      const isRefused = receipt.state === 'refused' || receipt.state === 'notPlaced';
      Object.assign(press, { isEarlier: true, receipt, odds: null });
      press.facts = [factOf('pressedBefore', step, { about: 'stored', value: 1 })];
      press.sent = { step, at: at.at };
      if (isRefused) press.answer(at, 'refusedBefore', 0, { reason });
      else press.answer(at, 'unanswered', null, { reason });
      this.byReceipt.set(receipt.id, press);
    }
  }

  /** Once the ticket is no longer sent, its other lines stay unsent for one reason. */
  private readStop(at: ReadStep): void {
    const { run } = selectTicket(at.state);
    if (run?.isSending === true) return;
    const unsent = [...this.lines.values()].filter(({ receipt }) => receipt === null);
    this.lines.clear();
    const stop = run?.stop ?? ({ kind: 'interrupted' } as const);
    const reason =
      stop.kind === 'blocked' ? blockReason(stop.block, at.state, at.at) : `ticket.${stop.kind}`;
    for (const press of unsent) press.answer(at, 'notSent', 0, { reason });
  }
}

function receiptIn(state: RootState, receiptId: string): Receipt | null {
  return selectReceipts(state).find(({ id }) => id === receiptId) ?? null;
}
