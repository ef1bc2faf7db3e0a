import type { Bet as StoredBet } from '../../../sandbox/engine/types';
import type { FakeAnswer, FakeServer, ReceivedCall } from '../fakeServer';
import type { Stake } from '../../domain/bet';
import { keyOf } from '../playersGame';
import { ServerGame } from './serverGame';
import type { BetIds } from './serverGame';
import {
  answersWithoutBet,
  answersWithoutList,
  failedList,
  failedStake,
  refusals,
  serverError,
  networkError,
  withInvalidAmount,
  noResponse,
} from './outcomes';
import type { RequestOutcome, StakeOutcome } from './outcomes';

interface StakeCall {
  stake: Stake;
  /** By the monotonic clock; milliseconds. */
  sentAt: number;
  isAnswered: boolean;
}

const requestTimeoutMs = 15_000;
const isUnderWay = ({ sentAt, isAnswered }: StakeCall) =>
  !isAnswered && performance.now() < sentAt + requestTimeoutMs;

/** The REST server of the game: the outcome of each request, whatever the player's bets are. */
export class ServerModel extends ServerGame {
  /** Called with the new balance in riel. */
  onBalanceSet: (balance: number) => void = () => undefined;
  balance = 1_000_000;
  requestOutcome: RequestOutcome = 'answered';
  /** The outdated rows of a lagging list. */
  private copy: readonly StoredBet[] = [];
  /** Of the next stake; those after it are answered. */
  private stakeOutcome: StakeOutcome = { kind: 'answered' };
  /** Releases held requests, oldest first. */
  held: (() => void)[] = [];
  onStake: (stake: Stake, isAnotherUnderWay: boolean) => void = () => undefined;
  /** The most copies of one row that a list has had; the page shows each copy. */
  mostCopies = 1;
  private calls: StakeCall[] = [];
  private generation = 0;
  /** Whether the page has a list. */
  private hasListed = false;

  /**
   * @param ids whether the rows of bets have ids, and of their own
   * @param idStep from one round's id to the next
   */
  constructor(ids: BetIds, idStep: number) {
    super(ids, idStep);
    this.onBalance = (change) => this.changeBalance(this.balance + change);
  }

  override hide({ key }: Pick<StoredBet, 'key'>): void {
    super.hide({ key });
    // Where the page does not know the bets before the press, no list tells of another.
    if (!this.hasListed) this.unseen.add(key);
  }

  /** Handles every request of the app. */
  listen(server: FakeServer): void {
    const on = (name: string, answer: (call: ReceivedCall) => FakeAnswer | Promise<FakeAnswer>) =>
      server.on(name, async (call) => {
        const { generation: visitor } = this;
        try {
          return await answer(call);
        } finally {
          // A page that is gone receives nothing.
          if (visitor !== this.generation) await noResponse();
        }
      });
    on('GET results', () => this.answer(() => this.results()));
    on('GET bets', ({ isUncached }) => this.answerBets(isUncached === true));
    on('GET previous-result', () => this.answer(() => this.results()[0] ?? null));
    on('POST logout', () => this.answer(() => null));
    on('POST bets', (call) => this.receiveStake(call));
  }

  changeBalance(balance: number): void {
    this.balance = balance;
    this.onBalanceSet(balance);
  }

  /** Sets the outcome of every request from now on. */
  setRequestOutcome(outcome: RequestOutcome): void {
    this.requestOutcome = outcome;
    this.copy = this.bets;
  }

  /** Sets the outcome of the next stake. */
  planStake(outcome: StakeOutcome): void {
    this.stakeOutcome = outcome;
  }

  /** The page that waited for responses is gone. */
  dropCalls(): void {
    this.generation += 1;
    this.calls = [];
    this.hasListed = false;
  }

  /** Ends all faults and releases held requests. */
  recover(): void {
    this.requestOutcome = 'answered';
    this.stakeOutcome = { kind: 'answered' };
    this.storeLate();
    for (const release of this.held.splice(0)) release();
  }

  private async answerBets(isUncached: boolean): Promise<FakeAnswer> {
    let readable = null as readonly StoredBet[] | null;
    const { generation } = this;
    const answer = await this.answer(() => {
      const { requestOutcome, copy } = this;
      const isOld = requestOutcome === 'lagging' || (requestOutcome === 'cached' && !isUncached);
      const bets = isOld ? copy : this.bets;
      if (requestOutcome === 'emptied') return { message: 'SQLSTATE', data: (readable = []) };
      const isBlurred = requestOutcome === 'blurred';
      const shown = requestOutcome === 'shortened' ? bets.slice(0, 1) : bets;
      readable = isBlurred ? shown.slice(1) : shown;
      return shown.map((bet, at) => ({
        ...this.row(bet),
        ...(isBlurred && at === 0 && { number: null }),
      }));
    });
    if (readable === null || generation !== this.generation) return answer;
    this.hasListed = true;
    this.noteList(readable);
    return answer;
  }

  private answer(make: () => unknown): FakeAnswer | Promise<FakeAnswer> {
    const { requestOutcome } = this;
    switch (requestOutcome) {
      case 'held':
        return this.hold(() => ({ body: make() }));
      case 'stale':
        return this.hold(((body) => () => ({ body }))(make()));
      case 'repeated': {
        const body = make();
        if (this.ids !== 'own' || !Array.isArray(body)) return { body };
        this.mostCopies = 2;
        return { body: [body, body].flat() };
      }
      case 'failed':
        return failedList;
      default:
        return requestOutcome in answersWithoutList
          ? answersWithoutList[requestOutcome as keyof typeof answersWithoutList]()
          : { body: make() };
    }
  }

  private async receiveStake({ body }: ReceivedCall): Promise<FakeAnswer> {
    const { result_id: roundId, number, amount } = body as Stake & { result_id: number };
    const stake = { roundId, number, amount };
    const call = { stake, sentAt: performance.now(), isAnswered: false };
    this.onStake(stake, this.calls.some(isUnderWay));
    this.calls.push(call);
    const outcome = this.stakeOutcome;
    this.stakeOutcome = { kind: 'answered' };
    try {
      return await this.answerStake(stake, outcome);
    } finally {
      call.isAnswered = true;
    }
  }

  private answerStake(stake: Stake, outcome: StakeOutcome): FakeAnswer | Promise<FakeAnswer> {
    if ('isStored' in outcome) return this.answerSilently(stake, outcome);
    switch (outcome.kind) {
      case 'held': {
        const taken = this.take(stake);
        return this.hold(() => taken);
      }
      case 'heldBefore':
        return this.hold(() => this.take(stake));
      case 'doubled':
        this.storeHidden(stake);
        return this.take(stake);
      case 'misfit':
        return withInvalidAmount(this.take(stake));
      case 'late':
        if (stake.roundId === this.roundId && this.secondsLeft() > 0) this.postpone(stake);
        return networkError();
      case 'answered':
        return this.take(stake);
      default:
        if (outcome.kind === 'doubledAndRefused') this.storeHidden(stake);
        return refusals[outcome.kind];
    }
  }

  /** Answers without naming the bet of the stake. */
  private answerSilently(
    stake: Stake,
    { kind, isStored }: Extract<StakeOutcome, { isStored: boolean }>,
  ): FakeAnswer | Promise<FakeAnswer> {
    if (isStored) this.store(stake);
    if (kind === 'failed') return failedStake;
    return kind === 'otherBet'
      ? this.acceptAnother(stake, isStored ? 1 : 0)
      : answersWithoutBet[kind]();
  }

  /** A success response with an earlier bet or another amount. */
  private acceptAnother(stake: Stake, place: number): FakeAnswer {
    const bet = this.bets[place];
    const isTheStake = this.ids !== 'own' && bet !== undefined && keyOf(bet) === keyOf(stake);
    if (isTheStake) return serverError;
    const other = { id: 99_999, userId: 0, createdAt: 0, winLose: null };
    const data = this.row(bet ?? { ...other, ...stake, amount: stake.amount + 1 });
    return { status: 201, body: { message: 'Bet placed', data } };
  }

  private take(stake: Stake): FakeAnswer {
    const bet = this.store(stake);
    if (bet === null) return { status: 422, body: { message: 'Betting is closed' } };
    return { status: 201, body: { message: 'Bet placed', data: this.row(bet) } };
  }

  private hold(make: () => FakeAnswer): Promise<FakeAnswer> {
    return new Promise((resolve) => this.held.push(() => resolve(make())));
  }
}
