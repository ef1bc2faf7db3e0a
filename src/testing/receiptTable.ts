import { keepReceipts, readBetMemory } from '../features/bets/betMemory';
import type { Bet, Stake } from '../domain/bet';
import { baselineOf, betKeyOf, isSameStake } from '../features/receipts/betKeys';
import * as debits from '../features/receipts/debits';
import { isCutFor, judgeReceipts, judgeResponse } from '../features/receipts/judgeStakes';
import * as machine from '../features/receipts/receiptMachine';
import { isOpen, mostReceipts } from '../features/receipts/receipt';
import type { Receipt } from '../features/receipts/receipt';
import type { Bet as StoredBet } from '../../sandbox/engine/types';
import { betOf } from './betOf';
import { fakeKeyValueStore, fakeLogger } from './fakePorts';
import { ReceiptTableServer, rowOf } from './receiptTableServer';
import { receiptAfter, stakes } from './receiptSteps';
import type { outcomes, Step } from './receiptSteps';

/** A server and a page with the machine and the judge between them; no clock, no network. */
export class ReceiptTable {
  receipts: Receipt[] = [];
  /** A stake that the server holds was reported as not placed. */
  isDenied = false;
  readonly server = new ReceiptTableServer();
  /** The bet that the call under way has become already. */
  private arrived: StoredBet | null = null;
  /** The list as the page last saw it; null before the first answer. */
  private known: Bet[] | null = null;
  /** A list that was requested; the server reads its bets some time before it answers. */
  private requested: ({ id: string } & ReturnType<ReceiptTableServer['list']>) | null = null;
  private isBlind = false;
  /** The bets of another tab. */
  private claimedKeys: string[] = [];
  private readonly storage = fakeKeyValueStore();
  private count = 0;

  constructor(private readonly earlierCount: number) {
    for (const stake of stakes) {
      for (let bet = 0; bet < earlierCount; bet += 1) this.server.store(stake);
    }
    this.server.changes = [];
    this.known = this.server.bets.map(rowOf);
  }

  do(step: Step): void {
    if (step.kind === 'press' || step.kind === 'placeElsewhere') this[step.kind](step.stake);
    else if (step.kind === 'answer') this.answer(step.outcome);
    else if (step.kind === 'onServer') this.server[step.fault]();
    else this[step.kind]();
  }

  /** Every request is answered and everything that was taken in is stored and listed. */
  settleAll(): void {
    this.answer('storedButSilent');
    this.list();
    this.server.endFaults();
    this.settle();
    for (let count = 0; count < 4; count += 1) this.look();
  }

  /** The round is settled and a later one drawn; the balance has told all by then. */
  settle(): void {
    this.answer('lost');
    this.server.settle();
    while (this.server.changes.length > 0) this.moveBalance();
    this.change(machine.receiptAfterLaterRound);
  }

  /** How many of the server's bets were placed here. */
  storedCount(stake: Stake, bets = this.server.bets): number {
    const own = bets.filter(({ id }) => !this.claimedKeys.includes(String(id)));
    return own.filter((bet) => isSameStake(rowOf(bet), stake)).length - this.earlierCount;
  }

  private press(stake: Stake): void {
    const isHeldBack = (one: Receipt) =>
      one.state === 'sending' || (isOpen(one) && isSameStake(one.stake, stake));
    if (this.receipts.length === mostReceipts || this.receipts.some(isHeldBack)) return;
    if (this.server.isDrawing) return;
    // Earlier bets can only be distinguished if the list was known (docs/decisions/receipts.md).
    if (this.known === null && this.earlierCount > 0) return;
    const id = `receipt-${(this.count += 1)}`;
    const debit = this.isBlind ? 'unknown' : 'none';
    const baseline = [...baselineOf(this.known ?? [], stake), ...this.claimedKeys];
    const press = { id, userId: '1001', stake, baseline, debit } as const;
    const receipt = machine.receiptOfPress(
      this.known ? press : { ...press, isBaselinePartial: true },
    );
    this.receipts = [receipt, ...this.receipts];
    this.keep();
  }

  cut(): void {
    // What a list has lost before the press can't be distinguished from a new bet.
    if (this.earlierCount === 0) this.server.toggleCut();
  }

  /** A stake of another tab is stored, and that tab announces its bet. */
  placeElsewhere(stake: Stake): void {
    const bet = this.server.store(stake);
    if (bet === null) return;
    const key = String(bet.id);
    this.claimedKeys = [key, ...this.claimedKeys];
    this.change((one) => machine.receiptAfterOthersClaim(one, key, false));
  }

  look(): void {
    this.request();
    this.list();
  }

  /** The page receives the next change of the balance. */
  moveBalance(): void {
    const change = this.server.changes.shift();
    if (change === undefined || this.isBlind) return;
    this.receipts = debits.receiptsAfterChange(this.receipts, change);
    this.keep();
  }

  /** The balance is not live for a while, or is again. */
  blind(): void {
    this.isBlind = !this.isBlind;
    this.change(debits.receiptAfterBlindness);
    if (this.isBlind) this.server.changes = [];
  }

  /** The call has reached the server; its answer is under way. */
  arrive(): void {
    const sent = this.receipts.find(({ state }) => state === 'sending');
    if (sent) this.arrived ??= this.server.store(sent.stake);
  }

  private answer(outcome: (typeof outcomes)[number]): void {
    const sent = this.receipts.find(({ state }) => state === 'sending');
    if (sent === undefined) return;
    const { arrived } = this;
    this.arrived = null;
    // Whose earlier bets are unknown is told neither of a twin nor of a refusal that was none.
    const isCounted = !sent.isBaselinePartial;
    if (
      outcome === 'answered' ||
      outcome === 'unreadable' ||
      (outcome === 'doubled' && isCounted)
    ) {
      const bet = arrived ?? this.server.store(sent.stake);
      if (outcome === 'doubled') this.server.storeHidden(sent.stake);
      this.receive(sent, outcome === 'unreadable' || bet === null ? null : rowOf(bet));
    } else if (outcome === 'otherBet') {
      if (!arrived) this.server.postpone(sent.stake);
      // The newest bet of the server, which is no news, or none that is of this stake.
      const other = this.server.bets.find(({ id }) => id !== arrived?.id);
      this.receive(sent, other ? rowOf(other) : betOf({ id: null, amount: 1 }));
    } else if (outcome === 'refused' && !arrived) {
      this.endWithout(sent, (one) => machine.receiptAfterRefusal(one, false));
    } else if (outcome === 'doubledAndRefused' && isCounted) {
      if (arrived) this.server.hide(arrived);
      else this.server.storeHidden(sent.stake);
      this.endWithout(sent, (one) => machine.receiptAfterRefusal(one, false));
    } else {
      if (outcome === 'storedButSilent' && !arrived) this.server.store(sent.stake);
      if (outcome === 'storedLate' && !arrived) this.server.postpone(sent.stake);
      this.endWithout(sent, (one) => machine.receiptAfterSilence(one, 'offline'));
    }
  }

  /** The server answers a stake with this bet. */
  private receive(sent: Receipt, bet: Bet | null): void {
    const { receipts } = this;
    const bets = this.known ?? [];
    const verdict = judgeResponse({ message: null, bet }, sent, { receipts, bets });
    if (verdict === 'accepted' && bet) {
      this.change((one) => machine.receiptAfterAcceptance(one, betKeyOf(bet)));
      // As the page puts an accepted bet into the list it knows.
      if (this.known && !this.known.some(({ id }) => id === bet.id)) {
        this.known = [bet, ...this.known];
      }
    } else this.endWithout(sent, (one) => machine.receiptAfterSilence(one, 'invalidResponse'));
  }

  request(): void {
    if (this.requested) return;
    const id = `request-${(this.count += 1)}`;
    this.requested = { id, ...this.server.list() };
    this.change((one) => machine.receiptAfterRequest(one, id));
  }

  list(): void {
    if (!this.requested) return;
    const { id, rows: seen, readable, held } = this.requested;
    const known = this.known ?? [];
    this.requested = null;
    this.known = seen;
    this.server.noteList(readable);
    const judged = this.receipts.map((one) =>
      isOpen(one) && isCutFor(one, seen, known) ? machine.receiptAfterCutList(one) : one,
    );
    this.change((one) => judged.find(({ id }) => id === one.id) ?? one);
    this.receipts = machine.receiptsAfterList(this.receipts, id, seen);
    this.keep();
    for (const verdict of judgeReceipts(judged, { bets: seen, requestId: id, isPartial: false })) {
      this.change((one) => (one.id === verdict.receipt.id ? receiptAfter(one, verdict) : one));
      if (verdict.kind === 'notPlaced') this.noteDenial(verdict.receipt, held);
    }
  }

  /** Whether the server held more bets at the request than there are receipts that may become one. */
  private noteDenial({ stake }: Receipt, held: readonly StoredBet[]): void {
    const equal = this.receipts.filter((one) => isSameStake(one.stake, stake));
    const possible = equal.filter(({ state }) => state !== 'notPlaced');
    const twins = possible.filter(({ twinKey }) => twinKey !== undefined);
    if (this.storedCount(stake, held) > possible.length + twins.length) this.isDenied = true;
  }

  reload(): void {
    const isSent = this.receipts.find(({ state }) => state === 'sending');
    // The call that the reload cut off may still arrive at the server.
    if (isSent && !this.arrived) this.server.postpone(isSent.stake);
    this.arrived = null;
    this.requested = null;
    this.known = null;
    this.receipts = readBetMemory(this.storage, fakeLogger(), '1001').receipts;
  }

  private endWithout({ id }: Receipt, step: (receipt: Receipt) => Receipt): void {
    this.receipts = debits.receiptsAfterDoubt(this.receipts.map(step), id);
    this.keep();
  }

  private change(step: (receipt: Receipt) => Receipt): void {
    this.receipts = this.receipts.map(step);
    this.keep();
  }

  private keep(): void {
    if (this.receipts.length > 0) keepReceipts(this.storage, '1001', this.receipts);
  }
}
