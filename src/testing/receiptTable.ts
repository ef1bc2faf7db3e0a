import { keepReceipts, mostReceipts, readBetMemory } from '../features/bets/betMemory';
import type { Bet, Stake } from '../features/bets/betsApi';
import { baselineOf, betKeyOf } from '../features/bets/betNames';
import { judgeAnswer } from '../features/bets/judgeAnswer';
import { judgeReceipts } from '../features/bets/judgeReceipts';
import type { Verdict } from '../features/bets/judgeReceipts';
import * as machine from '../features/bets/receipt';
import type { Receipt } from '../features/bets/receipt';
import { betOf } from './betOf';
import { fakeKeyValueStore, fakeLogger } from './fakePorts';
import { amounts, receiptAfter } from './receiptSteps';
import type { fates, Step } from './receiptSteps';

/** A server and a page with the machine and the judge between them; no clock, no network. */
export class ReceiptTable {
  receipts: Receipt[] = [];
  /** What the player was told although nothing proved it. */
  unproved = 0;
  /** The server's list, newest first. */
  private bets: Bet[] = [];
  /** Stakes that the server has taken in and will store some time. */
  private readonly queue: Stake[] = [];
  /** The bet that the call under way has become already. */
  private arrived: Bet | null = null;
  /** The list as the page last saw it; null before the first answer. */
  private known: Bet[] | null = null;
  /** A list that was asked for; the server looks at some moment before it answers. */
  private question: { id: string; seen: Bet[]; tooEarlyFor: string[] } | null = null;
  /** The list is answered from a copy that knows nothing newer; null where it is not. */
  private copy: Bet[] | null = null;
  /** The newest row of the next list can't be read. */
  private isBlurred = false;
  private readonly storage = fakeKeyValueStore();
  private count = 0;

  constructor(private readonly earlierCount: number) {
    for (const amount of amounts) {
      for (let bet = 0; bet < earlierCount; bet += 1) this.store(stakeOf(amount));
    }
    this.known = this.bets;
  }

  do(step: Step): void {
    switch (step.kind) {
      case 'press':
        this.press('amount' in step ? step.amount : 0);
        return;
      case 'answer':
        this.answer('fate' in step ? step.fate : 'lost');
        return;
      case 'store':
        this.storeNext();
        return;
      case 'ask':
        this.ask();
        return;
      case 'list':
        this.list();
        return;
      case 'wait':
        this.change((one) => {
          const { step, cause } = one.check ?? { step: 0, cause: 'offline' as const };
          const isWaiting = step + 1 < machine.settledStep(cause);
          return isWaiting ? machine.receiptAfterStep(one, step + 1) : one;
        });
        return;
      case 'settle':
        this.settle();
        return;
      case 'lag':
        this.copy = this.copy === null ? this.bets : null;
        return;
      case 'blur':
        this.isBlurred = true;
        return;
      case 'reload':
        this.reload();
        return;
      case 'look':
        this.ask();
        this.list();
        return;
      case 'giveUp':
        this.giveUp();
        return;
      case 'arrive':
        this.arrive();
        return;
    }
  }

  /** Every question is answered and everything that was taken in is stored and listed. */
  comeToRest(): void {
    this.answer('storedButSilent');
    while (this.queue.length > 0) this.storeNext();
    this.copy = null;
    this.isBlurred = false;
    this.giveUp();
    this.settle();
    this.ask();
    this.list();
  }

  /** The round is settled: whatever is still looked for comes to its last step. */
  private settle(): void {
    this.change((one) =>
      machine.isWatched(one) && one.check
        ? machine.receiptAfterStep(one, machine.settledStep(one.check.cause))
        : one,
    );
  }

  /** A whole check, up to its last list. */
  private giveUp(): void {
    this.list();
    for (let step = 0; step < 4; step += 1) {
      this.change((one) => (machine.isLive(one) ? machine.receiptAfterStep(one, step) : one));
      this.ask();
      this.list();
    }
  }

  /** How many of the server's bets were placed here. */
  storedCount(amount: number): number {
    return this.bets.filter((bet) => bet.amount === amount).length - this.earlierCount;
  }

  private press(amount: number): void {
    if (this.receipts.length === mostReceipts || this.receipts.some(machine.isLive)) return;
    // Earlier bets can only be told apart where the list was known (docs/decisions/receipts.md).
    if (this.known === null && this.earlierCount > 0) return;
    const stake = stakeOf(amount);
    const baseline = this.known && baselineOf(this.known, stake);
    const id = `receipt-${(this.count += 1)}`;
    const receipt = machine.receiptOfPress({ id, userId: '1001', stake, baseline });
    this.receipts = [receipt, ...this.receipts];
    this.keep();
  }

  /** The call has reached the server; its answer is under way. */
  private arrive(): void {
    const sent = this.receipts.find(({ state }) => state === 'sending');
    if (sent) this.arrived ??= this.store(sent.stake);
  }

  private answer(fate: (typeof fates)[number]): void {
    const sent = this.receipts.find(({ state }) => state === 'sending');
    if (sent === undefined) return;
    const { arrived } = this;
    this.arrived = null;
    if (fate === 'answered' || fate === 'unread') {
      const bet = arrived ?? this.store(sent.stake);
      this.hear(sent, fate === 'answered' ? bet : { ...bet, amount: null });
    } else if (fate === 'otherBet') {
      if (!arrived) this.queue.push(sent.stake);
      // The newest bet of the server, which is no news, or none that is of this stake.
      this.hear(sent, this.bets.find((bet) => bet !== arrived) ?? { ...noBet, amount: 1 });
    } else if (fate === 'refused' && !arrived) {
      this.change((one) => machine.receiptAfterRefusal(one, false));
    } else {
      if (fate === 'storedButSilent' && !arrived) this.store(sent.stake);
      if (fate === 'storedLate' && !arrived) this.queue.push(sent.stake);
      this.fall();
    }
  }

  /** The server says yes, with this bet. */
  private hear(sent: Receipt, bet: Bet): void {
    const { receipts } = this;
    const bets = this.known ?? [];
    const answer = { message: null, bet, saysFailure: false };
    const verdict = judgeAnswer(answer, sent, { receipts, bets, othersKeys: [] });
    const key = betKeyOf(bet);
    if (verdict === 'accepted') {
      this.change((one) => machine.receiptAfterAcceptance(one, key));
      // As the page puts an accepted bet into the list it knows.
      if (this.known && !this.known.some(({ id }) => id === bet.id)) {
        this.known = [bet, ...this.known];
      }
    } else if (verdict === 'unread') {
      this.change((one) => machine.receiptAfterUnreadAcceptance(one, key));
    } else this.fall();
  }

  /** No answer that says anything. */
  private fall(): void {
    const sent = this.receipts.find(({ state }) => state === 'sending');
    if (sent) this.question?.tooEarlyFor.push(sent.id);
    this.change((one) => machine.receiptAfterSilence(one, 'offline'));
  }

  private store(stake: Stake): Bet {
    const bet = betOf({ ...stake, id: (this.count += 1) });
    this.bets = [bet, ...this.bets];
    return bet;
  }

  private storeNext(): void {
    const stake = this.queue.shift();
    if (stake) this.store(stake);
  }

  private ask(): void {
    if (this.question) return;
    const id = `question-${(this.count += 1)}`;
    const [newest, ...older] = this.copy ?? this.bets;
    const seen = this.isBlurred && newest ? [{ ...newest, number: null }, ...older] : null;
    this.isBlurred = false;
    this.question = { id, seen: seen ?? this.copy ?? this.bets, tooEarlyFor: [] };
    this.change((one) => machine.receiptAfterQuestion(one, id));
  }

  private list(): void {
    if (!this.question) return;
    const { id, seen, tooEarlyFor } = this.question;
    this.question = null;
    this.known = seen;
    const isUnclear = seen.some(({ number }) => number === null);
    for (const verdict of judgeReceipts(this.receipts, seen, id)) {
      const isProof = verdict.kind === 'notPlaced' || verdict.kind === 'notFound';
      if (isProof && tooEarlyFor.includes(verdict.receipt.id)) this.unproved += 1;
      if (verdict.kind === 'notPlaced' && isUnclear && this.isUnknownRow(verdict, seen)) {
        this.unproved += 1;
      }
      this.change((one) => (one === verdict.receipt ? receiptAfter(one, verdict) : one));
    }
  }

  /** Whether a row that can't be read belongs to no receipt and was not there at the press. */
  private isUnknownRow({ receipt }: Verdict, seen: readonly Bet[]): boolean {
    return seen.some(
      (bet) =>
        bet.number === null &&
        bet.amount === receipt.stake.amount &&
        receipt.baseline?.includes(String(bet.id)) !== true &&
        !this.receipts.some(({ betKey }) => betKey === String(bet.id)),
    );
  }

  private reload(): void {
    const isSent = this.receipts.find(({ state }) => state === 'sending');
    // The call that the reload cut off may still arrive at the server.
    if (isSent && !this.arrived) this.queue.push(isSent.stake);
    this.arrived = null;
    this.question = null;
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
