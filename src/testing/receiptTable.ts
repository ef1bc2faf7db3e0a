import { keepReceipts, readBetMemory } from '../features/bets/receipts/betMemory';
import type { Bet, Stake } from '../features/bets/betsApi';
import { baselineOf, betKeyOf } from '../features/bets/betKeys';
import { judgeReceipts, judgeResponse } from '../features/bets/receipts/judgeStakes';
import type { ListVerdict } from '../features/bets/receipts/judgeStakes';
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
  /** The receipts of stakes that the server says it took, without having stored them. */
  readonly unstored = new Set<string>();
  /** How often the player was shown an outcome that nothing proved. */
  unproved = 0;
  private readonly server = new ReceiptTableServer();
  /** The bet that the call under way has become already. */
  private arrived: Bet | null = null;
  /** The list as the page last saw it; null before the first answer. */
  private known: Bet[] | null = null;
  /** A list that was requested; the server reads its bets some time before it answers. */
  private requested: { id: string; seen: Bet[]; tooEarlyFor: string[] } | null = null;
  private readonly storage = fakeKeyValueStore();
  private count = 0;

  constructor(private readonly earlierCount: number) {
    for (const amount of amounts) {
      for (let bet = 0; bet < earlierCount; bet += 1) this.server.store(stakeOf(amount));
    }
    this.known = this.server.bets;
  }

  do(step: Step): void {
    if (step.kind === 'press') this.press(step.amount);
    else if (step.kind === 'answer') this.answer(step.outcome);
    else this[step.kind]();
  }

  /** Every request is answered and everything that was taken in is stored and listed. */
  comeToRest(): void {
    this.answer('storedButSilent');
    this.server.comeToRest();
    this.giveUp();
    this.settle();
    this.look();
  }

  /** The round is settled: whatever is still looked for comes to its last step. */
  settle(): void {
    this.change((one) =>
      machine.isWatched(one)
        ? machine.receiptAfterStep(one, machine.settledStep(one.check.cause))
        : one,
    );
  }

  /** A whole check, up to its last list. */
  giveUp(): void {
    this.list();
    for (let step = 0; step < 4; step += 1) {
      this.change((one) => (machine.isLive(one) ? machine.receiptAfterStep(one, step) : one));
      this.look();
    }
  }

  /** How many of the server's bets were placed here. */
  storedCount(amount: number): number {
    return this.server.bets.filter((bet) => bet.amount === amount).length - this.earlierCount;
  }

  private press(amount: number): void {
    const isHeldBack = ({ state, stake }: Receipt) =>
      state === 'sending' || (state === 'checking' && stake.amount === amount);
    if (this.receipts.length === machine.mostReceipts || this.receipts.some(isHeldBack)) return;
    // Earlier bets can only be distinguished if the list was known (docs/decisions/receipts.md).
    if (this.known === null && this.earlierCount > 0) return;
    const stake = stakeOf(amount);
    const baseline = this.known && baselineOf(this.known, stake);
    const id = `receipt-${(this.count += 1)}`;
    const receipt = machine.receiptOfPress({ id, userId: '1001', stake, baseline });
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

  wait(): void {
    this.change((one) => {
      const { step, cause } = one.check ?? { step: 0, cause: 'offline' as const };
      const isWaiting = step + 1 < machine.settledStep(cause);
      return isWaiting ? machine.receiptAfterStep(one, step + 1) : one;
    });
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
    if (outcome === 'answered' || outcome === 'unread') {
      const bet = arrived ?? this.server.store(sent.stake);
      this.hear(sent, outcome === 'answered' ? bet : { ...bet, amount: null });
    } else if ((outcome === 'unreadButLost' || outcome === 'unreadThenLate') && !arrived) {
      if (outcome === 'unreadThenLate') this.server.queue.push(sent.stake);
      this.unstored.add(sent.id);
      this.hear(sent, { ...noBet, amount: null });
    } else if (outcome === 'otherBet') {
      if (!arrived) this.server.queue.push(sent.stake);
      // The newest bet of the server, which is no news, or none that is of this stake.
      this.hear(sent, this.server.bets.find((bet) => bet !== arrived) ?? { ...noBet, amount: 1 });
    } else if (outcome === 'refused' && !arrived) {
      this.change((one) => machine.receiptAfterRefusal(one, false));
    } else {
      if (outcome === 'storedButSilent' && !arrived) this.server.store(sent.stake);
      if (outcome === 'storedLate' && !arrived) this.server.queue.push(sent.stake);
      this.fall();
    }
  }

  /** The server says yes, with this bet. */
  private hear(sent: Receipt, bet: Bet): void {
    const { receipts } = this;
    const bets = this.known ?? [];
    const verdict = judgeResponse({ message: null, bet }, sent, { receipts, bets, othersKeys: [] });
    const key = betKeyOf(bet);
    if (verdict === 'accepted') {
      this.change((one) => machine.receiptAfterAcceptance(one, key));
      // As the page puts an accepted bet into the list it knows.
      if (this.known && !this.known.some(({ id }) => id === bet.id)) {
        this.known = [bet, ...this.known];
      }
    } else if (verdict === 'unread') {
      this.requested?.tooEarlyFor.push(sent.id);
      this.change((one) => machine.receiptAfterUnreadAcceptance(one, key));
    } else this.fall();
  }

  /** No answer that says anything. */
  private fall(): void {
    const sent = this.receipts.find(({ state }) => state === 'sending');
    if (sent) this.requested?.tooEarlyFor.push(sent.id);
    this.change((one) => machine.receiptAfterSilence(one, 'offline'));
  }

  request(): void {
    if (this.requested) return;
    const id = `request-${(this.count += 1)}`;
    this.requested = { id, seen: this.server.list(), tooEarlyFor: [] };
    this.change((one) => machine.receiptAfterRequest(one, id));
  }

  list(): void {
    if (!this.requested) return;
    const { id, seen, tooEarlyFor } = this.requested;
    this.requested = null;
    this.known = seen;
    const isUnclear = seen.some(({ number }) => number === null);
    for (const verdict of judgeReceipts(this.receipts, {
      bets: seen,
      requestId: id,
      isPartial: false,
    })) {
      const isProof = verdict.kind === 'notPlaced' || verdict.kind === 'notFound';
      if (isProof && tooEarlyFor.includes(verdict.receipt.id)) this.unproved += 1;
      if (verdict.kind === 'notPlaced' && isUnclear && this.isUnknownRow(verdict, seen)) {
        this.unproved += 1;
      }
      this.change((one) => (one === verdict.receipt ? receiptAfter(one, verdict) : one));
    }
  }

  /** Whether a row that can't be read belongs to no receipt and was not there at the press. */
  private isUnknownRow({ receipt }: ListVerdict, seen: readonly Bet[]): boolean {
    return seen.some(
      (bet) =>
        bet.number === null &&
        bet.amount === receipt.stake.amount &&
        receipt.baseline?.includes(String(bet.id)) !== true &&
        !this.receipts.some(({ betKey }) => betKey === String(bet.id)),
    );
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
