import { betRow, resultRow } from '../../../sandbox/rest/rows';
import type { Bet as StoredBet } from '../../../sandbox/engine/types';
import { speakResponse } from '../../../contract/dialects/speak';
import type { Dialect } from '../../../contract/dialects/speak';
import { fakeApiBase } from '../fakeServer';
import type { FakeAnswer, FakeServer, ReceivedCall } from '../fakeServer';
import type { Stake } from '../../features/bets/betsApi';
import { PlayersGame, firstRound, keyOf } from '../playersGame';
import {
  answersWithoutBet,
  answersWithoutList,
  failed,
  failedStake,
  listAs,
  readableAs,
  serverError,
  networkError,
  withInvalidAmount,
  noResponse,
} from './outcomes';
import type { RequestOutcome, StakeOutcome } from './outcomes';

interface StakeBody {
  result_id: number;
  number: string;
  amount: number;
}

interface StakeCall {
  stake: Stake;
  /** By the monotonic clock; milliseconds. */
  sentAt: number;
  isAnswered: boolean;
}

/** Which ids the server gives its bets; with the same for all they name nothing. */
export type BetIds = 'own' | 'same' | 'none';

/** The app's request timeout. */
const timeoutMs = 15_000;
const roundMs = 60_000;
const isUnderWay = ({ sentAt, isAnswered }: StakeCall) =>
  !isAnswered && performance.now() < sentAt + timeoutMs;

/** The REST server of the game: the outcome of each request, whatever the player's bets are. */
export class ServerModel extends PlayersGame {
  /** Called with the new balance in riel. */
  onBalanceSet: (balance: number) => void = () => undefined;
  balance = 1_000_000;
  requestOutcome: RequestOutcome = 'answered';
  /** The outdated rows of a lagging list. */
  private copy: readonly StoredBet[] = [];
  /** Of the next stakes; those after them are answered. */
  private stakeOutcomes: StakeOutcome[] = [];
  /** Releases held requests, oldest first. */
  held: (() => void)[] = [];
  /** Called when a stake arrives. */
  onStake: (stake: Stake, isAnotherUnderWay: boolean) => void = () => undefined;
  /** The most copies of one row that a list has had; the page shows each copy. */
  mostCopies = 1;
  private calls: StakeCall[] = [];
  private generation = 0;
  /** Whether the page has a list. */
  private hasListed = false;
  /** How many failures a body has reported, each in the next way. */
  private failures = 0;
  /** By the wall clock; the first round has begun half a minute ago. */
  private closesAt = Date.now() + roundMs / 2;

  /**
   * @param ids whether the rows of bets have ids, and of their own
   * @param idStep from one round's id to the next
   */
  constructor(
    private readonly ids: BetIds,
    private readonly dialect: Dialect,
    idStep: number,
  ) {
    super(idStep);
    if (ids === 'same') this.storeOld(firstRound - idStep);
    this.onBalance = (change) => this.changeBalance(this.balance + change);
  }

  /** The round that is played or drawn. */
  get roundId(): number {
    return this.engine.round.id;
  }

  /** The seconds of the countdown event. */
  secondsLeft(): number {
    return this.isDrawing ? 0 : Math.max(0, Math.ceil((this.closesAt - Date.now()) / 1000));
  }

  override start(): void {
    super.start();
    this.closesAt = Date.now() + roundMs;
  }

  override store(stake: Stake): StoredBet | null {
    // The engine draws at 0.
    if (!this.isDrawing) this.engine.countDownTo(Math.max(1, this.secondsLeft()));
    return super.store(stake);
  }

  override hide({ key }: Pick<StoredBet, 'key'>): void {
    super.hide({ key });
    // Where the page does not know the bets before the press, no list tells of another.
    if (!this.hasListed) this.unseen.add(key);
  }

  /** Whether a stake may name this round: it has started, or a list of results implied that it was next. */
  hasNamed(roundId: number): boolean {
    return this.hasStarted(roundId) || this.engine.resultOf(roundId - 1) !== undefined;
  }

  /** Handles every request of the app. */
  listen(server: FakeServer): void {
    const on = (name: string, answer: (call: ReceivedCall) => FakeAnswer | Promise<FakeAnswer>) =>
      server.on(name, async (call) => {
        const { generation: visitor } = this;
        try {
          return this.inDialect(await answer(call), call.path);
        } finally {
          // A page that is gone receives nothing.
          if (visitor !== this.generation) await noResponse();
        }
      });
    on('GET results', () => this.answer(() => this.results()));
    on('GET bets', ({ isUncached }) => this.answerBets(isUncached === true));
    on('GET previous-result', () => this.answer(() => this.results()[0] ?? null));
    on('GET bet-limit', () => this.answer(() => ({ min_bet: 1000, max_bet: 500_000 })));
    on('GET odds', () => this.answer(() => [{ type: '1D', odds: 9 }]));
    on('POST logout', () => this.answer(() => null));
    on('POST bets', (call) => this.receiveStake(call));
  }

  private inDialect(answer: FakeAnswer, path: string): FakeAnswer {
    if (answer.body === undefined || (answer.status ?? 200) >= 300) return answer;
    const [name = '', page = 1] = path.split('?page=');
    const requested = { number: Number(page), address: `${fakeApiBase}/${name}` };
    return { ...answer, body: speakResponse(this.dialect, answer.body, requested) };
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

  /** Sets the outcome of one of the next stakes; those before it are answered. */
  planStake(outcome: StakeOutcome, before = 0): void {
    this.stakeOutcomes = [...Array<StakeOutcome>(before).fill('answered'), outcome];
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
    this.stakeOutcomes = [];
    this.storeLate();
    for (const release of this.held.splice(0)) release();
  }

  private results() {
    return this.engine.latestResults(3).map(resultRow);
  }

  /** A bet as the server sends it. */
  private row(bet: StoredBet) {
    const { id, ...row } = betRow(bet, this.engine.resultOf(bet.roundId));
    return { ...(this.ids !== 'none' && { id: this.ids === 'own' ? id : 7 }), ...row };
  }

  private async answerBets(isUncached: boolean): Promise<FakeAnswer> {
    let readable: readonly StoredBet[] | null = null;
    const { generation } = this;
    const answer = await this.answer(() => {
      const { requestOutcome, copy } = this;
      const isOld = requestOutcome === 'lagging' || (requestOutcome === 'cached' && !isUncached);
      const bets = isOld ? copy : this.bets;
      readable = readableAs(requestOutcome, bets);
      return listAs(
        requestOutcome,
        bets.map((bet) => this.row(bet)),
      );
    });
    if (readable === null || generation !== this.generation) return answer;
    this.hasListed = true;
    const sent = this.calls.filter(isUnderWay).map((call) => keyOf(call.stake));
    this.noteList(readable, (stake) => sent.includes(keyOf(stake)));
    return answer;
  }

  private answer(make: () => unknown): FakeAnswer | Promise<FakeAnswer> {
    const lost = answersWithoutList[this.requestOutcome];
    if (lost) return lost();
    switch (this.requestOutcome) {
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
        return failed((this.failures += 1), []);
      default:
        return { body: make() };
    }
  }

  private async receiveStake({ body }: ReceivedCall): Promise<FakeAnswer> {
    const { result_id: roundId, number, amount } = body as StakeBody;
    const stake: Stake = { roundId, number, amount };
    const call = { stake, sentAt: performance.now(), isAnswered: false };
    this.onStake(stake, this.calls.some(isUnderWay));
    this.calls.push(call);
    const outcome = this.stakeOutcomes.shift() ?? 'answered';
    try {
      return await this.answerStake(stake, outcome);
    } finally {
      call.isAnswered = true;
    }
  }

  private answerStake(stake: Stake, outcome: StakeOutcome): FakeAnswer | Promise<FakeAnswer> {
    const answer = answersWithoutBet[outcome];
    if (answer) {
      if (outcome === 'doubledRefusedAfter') this.storeHidden(stake);
      else if (outcome.endsWith('After')) this.store(stake);
      return answer();
    }
    switch (outcome) {
      case 'held': {
        const taken = this.take(stake);
        return this.hold(() => taken);
      }
      case 'doubled':
        this.storeHidden(stake);
        return this.take(stake);
      case 'heldBefore':
        return this.hold(() => this.take(stake));
      case 'misfitAfter':
        return withInvalidAmount(this.take(stake));
      case 'failedBefore':
        return failedStake((this.failures += 1));
      case 'failedAfter':
        this.store(stake);
        return failedStake((this.failures += 1));
      case 'otherBetBefore':
        return this.acceptAnother(stake);
      case 'otherBetAfter':
        this.store(stake);
        return this.acceptAnother(stake, 1);
      case 'late':
        if (stake.roundId === this.roundId && this.secondsLeft() > 0) this.postpone(stake);
        return networkError();
      default:
        return this.take(stake);
    }
  }

  /** A success response with an earlier bet or another amount. */
  private acceptAnother(stake: Stake, place = 0): FakeAnswer {
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
