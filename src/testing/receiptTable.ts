import fc from 'fast-check';
import { keepReceipts, mostReceipts, readBetMemory } from '../features/bets/betMemory';
import type { Bet, Stake } from '../features/bets/betsApi';
import { equalBetKeys, judgeReceipts } from '../features/bets/judgeReceipts';
import * as machine from '../features/bets/receipt';
import type { Receipt } from '../features/bets/receipt';
import { betOf } from './betOf';
import { fakeKeyValueStore, fakeLogger } from './fakePorts';

/** What becomes of a call: what the server does with it, and what the player hears of it. */
const fates = ['answered', 'refused', 'storedButSilent', 'storedLate', 'lost'] as const;

/** What the stakes are of, in riel. */
export const amounts = [1000, 5000] as const;

/** What happens at the table, one after the other: few enough for the twenty receipts that are kept. */
export const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('press' as const), amount: fc.constantFrom(...amounts) }),
    fc.record({ kind: fc.constant('answer' as const), fate: fc.constantFrom(...fates) }),
    fc.record({ kind: fc.constantFrom('arrive' as const, 'look' as const, 'giveUp' as const) }),
    fc.record({
      kind: fc.constantFrom('store', 'ask', 'list', 'wait', 'reload'),
    }),
  ),
  { minLength: 1, maxLength: 40, size: 'max' },
);

type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never;

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
  private question: { id: string; seen: Bet[]; isOlderThanFailure: boolean } | null = null;
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
        this.change((one) => machine.receiptAfterStep(one, (one.check?.step ?? 0) + 1));
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
    this.giveUp();
  }

  /** A whole check, up to its last list. */
  private giveUp(): void {
    this.list();
    for (let step = 0; step < 5; step += 1) {
      this.change((one) => machine.receiptAfterStep(one, step));
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
    const baseline = this.known && equalBetKeys(this.known, stake);
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
    if (fate === 'answered') {
      const bet = arrived ?? this.store(sent.stake);
      this.change((one) => machine.receiptAfterAcceptance(one, String(bet.id)));
      // As the page puts an accepted bet into the list it knows.
      if (this.known && !this.known.includes(bet)) this.known = [bet, ...this.known];
    } else if (fate === 'refused' && !arrived) {
      this.change((one) => machine.receiptAfterRefusal(one, false));
    } else {
      if (fate === 'storedButSilent' && !arrived) this.store(sent.stake);
      if (fate === 'storedLate' && !arrived) this.queue.push(sent.stake);
      if (this.question) this.question.isOlderThanFailure = true;
      this.change((one) => machine.receiptAfterSilence(one, 'offline'));
    }
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
    this.question = { id, seen: this.bets, isOlderThanFailure: false };
    this.change((one) => machine.receiptAfterQuestion(one, id));
  }

  private list(): void {
    if (!this.question) return;
    const { id, seen, isOlderThanFailure } = this.question;
    this.question = null;
    this.known = seen;
    for (const verdict of judgeReceipts(this.receipts, seen, id)) {
      this.change((one) => {
        if (one !== verdict.receipt) return one;
        if (verdict.kind === 'found') return machine.receiptAfterFind(one, verdict.betKey);
        if (verdict.kind === 'absent') return machine.receiptAfterAbsence(one, verdict.step);
        if (isOlderThanFailure) this.unproved += 1;
        return machine.receiptAfterProof(one);
      });
    }
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

const stakeOf = (amount: number): Stake => ({ roundId: 50, number: '07', amount });
