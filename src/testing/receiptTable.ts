import { keepReceipts, readBetMemory } from '../features/bets/receipts/betMemory';
import type { Bet, Stake } from '../features/bets/betsApi';
import { baselineOf, betKeyOf } from '../features/bets/betKeys';
import { receiptAfterBlindness, receiptsAfterFall } from '../features/bets/receipts/debits';
import { judgeReceipts, judgeResponse } from '../features/bets/receipts/judgeStakes';
import * as machine from '../features/bets/receipts/receipt';
import type { Receipt } from '../features/bets/receipts/receipt';
import { betOf } from './betOf';
import { fakeKeyValueStore, fakeLogger } from './fakePorts';
import { ReceiptTableServer } from './receiptTableServer';
import { amounts, receiptAfter } from './receiptSteps';
import type { outcomes, Step } from './receiptSteps';

/** A server and a page with the machine and the judge between them; no clock, no network. */
export class ReceiptTable {
  receipts: Receipt[] = [];
  /** A stake that the server holds was reported as not placed. */
  isDenied = false;
  private readonly server = new ReceiptTableServer();
  /** The bet that the call under way has become already. */
  private arrived: Bet | null = null;
  /** The list as the page last saw it; null before the first answer. */
  private known: Bet[] | null = null;
  /** A list that was requested; the server reads its bets some time before it answers. */
  private requested: { id: string; seen: Bet[]; held: Bet[] } | null = null;
  private isBlind = false;
  private readonly storage = fakeKeyValueStore();
  private count = 0;

  constructor(private readonly earlierCount: number) {
    for (const amount of amounts) {
      for (let bet = 0; bet < earlierCount; bet += 1) this.server.store(stakeOf(amount));
    }
    this.server.falls = [];
    this.known = this.server.bets;
  }

  do(step: Step): void {
    if (step.kind === 'press') this.press(step.amount);
    else if (step.kind === 'answer') this.answer(step.outcome);
    else this[step.kind]();
  }

  /** Every request is answered and everything that was taken in is stored and listed. */
  settleAll(): void {
    this.answer('storedButSilent');
    this.list();
    this.server.comeToRest();
    this.settle();
    for (let count = 0; count < 4; count += 1) this.look();
  }

  /** The round is settled and a later one drawn; the balance has told all by then. */
  settle(): void {
    this.answer('lost');
    this.server.settle();
    while (this.server.falls.length > 0) this.fall();
    this.change(machine.receiptAfterLaterRound);
  }

  /** How many of the server's bets were placed here. */
  storedCount(amount: number): number {
    return this.server.bets.filter((bet) => bet.amount === amount).length - this.earlierCount;
  }

  private press(amount: number): void {
    const isHeldBack = (one: Receipt) =>
      one.state === 'sending' || (machine.isOpen(one) && one.stake.amount === amount);
    if (this.receipts.length === machine.mostReceipts || this.receipts.some(isHeldBack)) return;
    // The round is over.
    if (this.server.bets.some(({ isSettled }) => isSettled)) return;
    // Earlier bets can only be distinguished if the list was known (docs/decisions/receipts.md).
    if (this.known === null && this.earlierCount > 0) return;
    const stake = stakeOf(amount);
    const baseline = this.known && baselineOf(this.known, stake);
    const id = `receipt-${(this.count += 1)}`;
    const debit = this.isBlind ? 'unknown' : 'none';
    const receipt = machine.receiptOfPress({ id, userId: '1001', stake, baseline, debit });
    this.receipts = [receipt, ...this.receipts];
    this.keep();
  }

  store(): void {
    this.server.storeNext();
  }

  lag(): void {
    this.server.toggleLag();
  }

  blur(): void {
    this.server.blurNextList();
  }

  look(): void {
    this.request();
    this.list();
  }

  /** The page hears of a fall of the balance. */
  fall(): void {
    const fall = this.server.falls.shift();
    if (fall === undefined || this.isBlind) return;
    this.receipts = receiptsAfterFall(this.receipts, fall);
    this.keep();
  }

  /** The balance is not live for a while, or is again. */
  blind(): void {
    this.isBlind = !this.isBlind;
    this.change(receiptAfterBlindness);
    if (this.isBlind) this.server.falls = [];
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
    const isCounted = sent.baseline !== null;
    if (
      outcome === 'answered' ||
      outcome === 'unreadable' ||
      (outcome === 'doubled' && isCounted)
    ) {
      const bet = arrived ?? this.server.store(sent.stake);
      if (outcome === 'doubled') this.server.store(sent.stake);
      this.receive(sent, outcome === 'unreadable' ? null : bet);
    } else if (outcome === 'otherBet') {
      if (!arrived) this.server.queue.push(sent.stake);
      // The newest bet of the server, which is no news, or none that is of this stake.
      this.receive(
        sent,
        this.server.bets.find((bet) => bet !== arrived) ?? { ...noBet, amount: 1 },
      );
    } else if (outcome === 'refused' && !arrived) {
      this.change((one) => machine.receiptAfterRefusal(one, false));
    } else if (outcome === 'doubledAndRefused' && isCounted) {
      if (!arrived) this.server.store(sent.stake);
      this.change((one) => machine.receiptAfterRefusal(one, false));
    } else {
      if (outcome === 'storedButSilent' && !arrived) this.server.store(sent.stake);
      if (outcome === 'storedLate' && !arrived) this.server.queue.push(sent.stake);
      this.change((one) => machine.receiptAfterSilence(one, 'offline'));
    }
  }

  /** The server answers a stake with this bet. */
  private receive(sent: Receipt, bet: Bet | null): void {
    const { receipts } = this;
    const bets = this.known ?? [];
    const verdict = judgeResponse({ message: null, bet }, sent, { receipts, bets, othersKeys: [] });
    if (verdict === 'accepted' && bet) {
      this.change((one) => machine.receiptAfterAcceptance(one, betKeyOf(bet)));
      // As the page puts an accepted bet into the list it knows.
      if (this.known && !this.known.some(({ id }) => id === bet.id)) {
        this.known = [bet, ...this.known];
      }
    } else this.change((one) => machine.receiptAfterSilence(one, 'invalidResponse'));
  }

  request(): void {
    if (this.requested) return;
    const id = `request-${(this.count += 1)}`;
    this.requested = { id, seen: this.server.list(), held: this.server.bets };
    this.change((one) => machine.receiptAfterRequest(one, id));
  }

  list(): void {
    if (!this.requested) return;
    const { id, seen, held } = this.requested;
    const known = this.known ?? [];
    this.requested = null;
    this.known = seen;
    const keys = new Set(seen.map(betKeyOf));
    this.change((one) => machine.receiptAfterList(one, id, keys));
    const list = { bets: seen, requestId: id, isPartial: false, known };
    for (const verdict of judgeReceipts(this.receipts, list)) {
      this.change((one) => (one.id === verdict.receipt.id ? receiptAfter(one, verdict) : one));
      if (verdict.kind === 'notPlaced') this.noteDenial(verdict.receipt, held);
    }
  }

  /** Whether the server held more bets at the request than there are receipts that may become one. */
  private noteDenial({ stake: { amount } }: Receipt, held: readonly Bet[]): void {
    const possible = this.receipts.filter(
      (one) => one.stake.amount === amount && one.state !== 'notPlaced',
    );
    const twins = possible.filter(({ twinKey }) => twinKey !== undefined);
    const stored = held.filter((bet) => bet.amount === amount).length - this.earlierCount;
    if (stored > possible.length + twins.length) this.isDenied = true;
  }

  reload(): void {
    const isSent = this.receipts.find(({ state }) => state === 'sending');
    // The call that the reload cut off may still arrive at the server.
    if (isSent && !this.arrived) this.server.queue.push(isSent.stake);
    this.arrived = null;
    this.requested = null;
    this.known = null;
    this.receipts = readBetMemory(this.storage, fakeLogger(), '1001').receipts;
  }

  private change(step: (receipt: Receipt) => Receipt): void {
    this.receipts = this.receipts.map(step);
    this.keep();
  }

  private keep(): void {
    if (this.receipts.length > 0) keepReceipts(this.storage, '1001', this.receipts);
  }
}

const noBet = betOf({ id: null });

const stakeOf = (amount: number): Stake => ({ roundId: 50, number: '07', amount });
