import * as v from 'valibot';
import type { RootState } from '../../../store/rootState';
import { mostLines } from '../../../config/bettingRules';
import { betKeyOf, equalBetKeys, isBetId, isSameStake } from '../../../features/receipts/betKeys';
import { betsApi } from '../../../features/bets/betsApi';
import type { Bet } from '../../../domain/bet';
import { selectBets } from '../../../features/bets/betsSelectors';
import { betsEvents, selectReceipts, selectSlip } from '../../../features/bets/betsSlice';
import { receiptAfterRefusal } from '../../../features/receipts/receiptMachine';
import { isOpen, isReportedMissing } from '../../../features/receipts/receipt';
import type { Receipt } from '../../../features/receipts/receipt';
import { selectSecondsLeft } from '../../../features/game/gameSelectors';
import { selectBalance } from '../../../features/session/sessionSlice';
import { busyReasons } from '../../../features/bets/stakeBlocks';
import { selectTicket, ticketEvents } from '../../../features/ticket/ticketSlice';
import type { ReadStep } from '../readSteps';
import type { Press } from './betRow';
import { blockText, ignoredPressText } from '../reasonTexts';
import { causeTexts, notSentReason, receiptEventTexts } from '../reasons';

/** A file may hold anything. */
const stakeSchema = v.object({ roundId: v.number(), number: v.string(), amount: v.number() });
const textSchema = v.fallback(v.nullable(v.string()), null);
const statusSchema = v.fallback(v.object({ status: v.nullable(v.number()) }), { status: null });

/** Reads every press on confirm, in its order, with what the recording shows of it. */
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
    const namesReceipt = Object.hasOwn(receiptEventTexts, action.type);
    this.readRestored(at);
    if (betsEvents.betSubmitted.match(action)) this.readSubmitted(at, action.payload);
    else if (ticketEvents.confirmed.match(action)) this.readConfirmed(at, action.payload);
    else if (betsEvents.betBlocked.match(action)) this.readBlocked(at, action.payload);
    else if (betsEvents.betSent.match(action)) this.readSent(at, action.payload);
    else if (at.ignored === 'slip') this.readIgnored(at);
    else if (betsApi.endpoints.placeBet.matchRejected(action)) {
      this.status = v.parse(statusSchema, action.payload).status;
    } else if (action.type === 'session/ended') this.readSessionEnd(at);
    else if (namesReceipt) this.readReceipt(at);
    if (state.ticket !== before?.ticket) this.readStop(at);
    // The list may have had the bet before its receipt named it.
    const hasOtherBets = before === null || selectBets(state) !== selectBets(before);
    if (hasOtherBets || namesReceipt) this.readBets(at);
  }

  private press(
    { step, at, state }: ReadStep,
    stake: unknown,
    changes: Partial<Press> = {},
  ): Press {
    const press: Press = {
      step,
      at,
      secondsLeft: selectSecondsLeft(state, at),
      stake: v.parse(stakeSchema, stake),
      isLine: false,
      events: [{ step, at, text: 'pressed' }],
      balance: selectBalance(state),
      ignored: ignoredPressText('slip', state, at),
      block: null,
      stop: null,
      receipt: null,
      answer: null,
      bet: null,
      ...changes,
    };
    this.all.push(press);
    return press;
  }

  private readConfirmed(
    at: ReadStep,
    { runId, roundId, lines }: ReturnType<typeof ticketEvents.confirmed>['payload'],
  ): void {
    const ignored = selectTicket(at.state).run?.id === runId ? null : 'a ticket is being sent';
    const presses = lines
      .slice(0, mostLines)
      .map(
        ({ id, number, amount }) =>
          [id, this.press(at, { roundId, number, amount }, { isLine: true, ignored })] as const,
      );
    if (ignored === null) this.lines = new Map(presses);
  }

  private readBlocked(
    { step, at, state }: ReadStep,
    block: ReturnType<typeof betsEvents.betBlocked>['payload'],
  ): void {
    if (this.single === null) return;
    this.single.block = { block, detail: blockText(block, state, at) };
    this.single.ignored = null;
    this.single.events.push({ step, at, text: 'blocked' });
    this.single = null;
  }

  private readSubmitted(at: ReadStep, stake: unknown): void {
    const press = this.press(at, stake);
    this.single = busyReasons(at.state).length === 0 ? press : null;
  }

  /** A press on the slip's button to which the app did not react. */
  private readIgnored(at: ReadStep): void {
    const slip = selectSlip(at.state);
    if (slip) this.press(at, slip);
  }

  private readSent(
    at: ReadStep,
    { receiptId, lineId, stake }: ReturnType<typeof betsEvents.betSent>['payload'],
  ): void {
    const line = lineId === undefined ? undefined : this.lines.get(lineId);
    const press = line ?? this.single ?? this.press(at, stake);
    if (line === undefined) this.single = null;
    press.ignored = null;
    press.balance = selectBalance(at.state);
    press.events.push({ step: at.step, at: at.at, text: 'sent' });
    this.byReceipt.set(receiptId, press);
    press.receipt = receiptIn(at.state, receiptId);
  }

  /** An event that names its receipt. */
  private readReceipt({ action, step, at, state }: ReadStep): void {
    const payload = action['payload'] as { receiptId: string; message?: unknown };
    const press = this.byReceipt.get(payload.receiptId);
    if (!press) return;
    const receipt = receiptIn(state, payload.receiptId);
    press.receipt = receipt ?? press.receipt;
    const message = v.parse(textSchema, payload.message ?? null);
    let text = receiptEventTexts[action.type] ?? '';
    if (betsEvents.betUnanswered.match(action)) {
      const reason = causeTexts[action.payload.cause];
      press.answer = { reason, message };
      text = `${text}: ${reason}`;
    } else if (betsEvents.betRefused.match(action)) {
      // The app drops the receipt of what never left the page.
      if (!receipt && press.receipt) press.receipt = receiptAfterRefusal(press.receipt, false);
      press.answer =
        action.payload.kind === 'notSent'
          ? { reason: notSentReason, message, isSent: false }
          : { reason: this.refusal(), message };
    } else if (message !== null) press.answer = { reason: '', message };
    press.events.push({ step, at, text });
  }

  /** The server refused the token of the stake's own call. */
  private readSessionEnd({ action, step, at, state }: ReadStep): void {
    for (const [id, press] of this.byReceipt) {
      const receipt = receiptIn(state, id);
      if (press.receipt?.state !== 'sending' || receipt?.state !== 'refused') continue;
      const { message } = action['payload'] as { message?: unknown };
      press.receipt = receipt;
      press.answer = {
        reason: 'the server refused the access token, and the session ended',
        message: v.parse(textSchema, message ?? null),
      };
      press.events.push({ step, at, text: 'refused: the session ended' });
    }
  }

  /** Stakes from before the recording, a reload or a login whose outcome is open. */
  private readRestored({ step, at, state, before }: ReadStep): void {
    const receipts = selectReceipts(state);
    if (before !== null && receipts === selectReceipts(before)) return;
    for (const receipt of receipts) {
      const isUndecided = isOpen(receipt) || isReportedMissing(receipt);
      const isSent = receipt.state === 'sending' && before !== null;
      if (isSent || !isUndecided || this.byReceipt.has(receipt.id)) continue;
      const read = { action: { type: '' }, step, at, state, before, ignored: null };
      const press = this.press(read, receipt.stake, {
        at: null,
        secondsLeft: null,
        events: [{ step, at, text: 'pressed before' }],
        balance: null,
        ignored: null,
        receipt,
      });
      const cause = receipt.check?.cause;
      if (cause) press.answer = { reason: causeTexts[cause], message: null };
      this.byReceipt.set(receipt.id, press);
    }
  }

  /** Once the ticket is no longer sent, its other lines stay unsent for one reason. */
  private readStop({ step, at, state }: ReadStep): void {
    const { run } = selectTicket(state);
    if (run?.isSending === true) return;
    const unsent = [...this.lines.values()].filter(({ receipt }) => receipt === null);
    this.lines.clear();
    for (const [index, press] of unsent.entries()) {
      const stop = run?.stop ?? ({ kind: 'interrupted' } as const);
      press.ignored = null;
      press.stop = stop;
      press.balance = selectBalance(state);
      press.events.push({ step, at, text: 'not sent' });
      if (stop.kind !== 'blocked' || index > 0) continue;
      press.block = { block: stop.block, detail: blockText(stop.block, state, at) };
    }
  }

  /** What the list of bets says of the stakes that the server has. */
  private readBets({ step, at, state }: ReadStep): void {
    const bets = selectBets(state);
    if (bets === undefined) return;
    const byId = new Map(bets.map((bet) => [betKeyOf(bet), bet]));
    for (const press of this.byReceipt.values()) {
      const key = press.receipt?.betKey ?? null;
      if (press.receipt === null || key === null) continue;
      const bet = byId.get(key) ?? betAtPosition(press.receipt, key, bets);
      if (!bet) continue;
      if (bet.isSettled && press.bet?.isSettled !== true) {
        press.events.push({ step, at, text: 'settled' });
      }
      press.bet = bet;
    }
  }

  private refusal(): string {
    return this.status === null
      ? 'the server refused it'
      : `the server refused it (status ${this.status})`;
  }
}

function receiptIn(state: RootState, receiptId: string): Receipt | null {
  return selectReceipts(state).find(({ id }) => id === receiptId) ?? null;
}

/** The bet of a server that sends no ids, which a receipt names by its position among equal ones. */
function betAtPosition({ stake }: Receipt, key: string, bets: readonly Bet[]): Bet | null {
  if (isBetId(key)) return null;
  const index = equalBetKeys(bets, stake).indexOf(key);
  return bets.filter((bet) => isSameStake(bet, stake))[index] ?? null;
}
