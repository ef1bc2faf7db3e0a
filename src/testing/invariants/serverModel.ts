import { speakResponse } from '../../../contract/dialects/speak';
import type { Dialect } from '../../../contract/dialects/speak';
import { fakeApiBase } from '../fakeServer';
import type { FakeAnswer, FakeServer, ReceivedCall } from '../fakeServer';
import type { Stake } from '../../features/bets/betsApi';
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
import { ServerBets, betRow, keyOf } from './serverBets';
import type { BetIds, Row } from './serverBets';
import { ServerRounds } from './serverRounds';

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

/** The app's request timeout. */
const timeoutMs = 15_000;
const isUnderWay = ({ sentAt, isAnswered }: StakeCall) =>
  !isAnswered && performance.now() < sentAt + timeoutMs;
/** The server: rounds, results and the player's bets, and the outcome of each request. */
export class ServerModel {
  readonly rounds: ServerRounds;
  readonly bets = new ServerBets((change) => this.changeBalance(this.balance + change));
  /** In riel. */
  balance = 1_000_000;
  /** Called when the balance changes. */
  onBalance: (balance: number) => void = () => undefined;
  /** Bets that the response to their press hides: a second one, or that of a refused press. */
  private readonly hidden: Stake[] = [];
  /**
   * Bets that the server had taken in when a list came, and that the list lacked, or did not show readably, or that
   * no receipt could claim then, because an equal stake was in flight.
   */
  private readonly unseen = new Map<number, Stake>();
  /** Whether the page has a list. */
  private hasListed = false;
  requestOutcome: RequestOutcome = 'answered';
  /** The outdated rows of a lagging list. */
  private copy: readonly Row[] = [];
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
  /** How many failures a body has reported, each in the next way. */
  private failures = 0;

  /**
   * @param ids whether the rows of bets have ids, and of their own
   * @param idStep from one round's id to the next
   */
  constructor(
    readonly ids: BetIds,
    private readonly dialect: Dialect,
    idStep: number,
  ) {
    this.rounds = new ServerRounds(idStep);
    if (ids === 'same') this.bets.storeOld(this.rounds.id - idStep);
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
    on('GET results', () => this.answer(() => this.rounds.results()));
    on('GET bets', ({ isUncached }) => this.answerBets(isUncached === true));
    on('GET previous-result', () => this.answer(() => this.rounds.results()[0] ?? null));
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
    this.onBalance(balance);
  }

  /** Draws the current round and settles its bets. */
  draw(): void {
    this.rounds.draw();
    this.bets.settle(this.rounds.id);
  }

  /** Starts the next round; a last one without a draw is drawn silently. */
  start(): void {
    if (!this.rounds.isDrawing) this.bets.settle(this.rounds.id);
    this.rounds.start();
  }

  /** Sets the outcome of every request from now on. */
  setRequestOutcome(outcome: RequestOutcome): void {
    this.requestOutcome = outcome;
    this.copy = this.bets.rows;
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
    this.bets.storeLate();
    for (const release of this.held.splice(0)) release();
  }

  /** How many bets of a stake neither an answer nor the list that ended the search may have told of. */
  untoldCount(stake: Stake): number {
    const equal = [this.hidden, [...this.unseen.values()]].map(
      (stakes) => stakes.filter((one) => keyOf(one) === keyOf(stake)).length,
    );
    return Math.min(...equal);
  }

  private async answerBets(isUncached: boolean): Promise<FakeAnswer> {
    let readable: readonly Row[] | null = null;
    const { generation } = this;
    const answer = await this.answer(() => {
      const { requestOutcome, copy, ids } = this;
      const isOld = requestOutcome === 'lagging' || (requestOutcome === 'cached' && !isUncached);
      const rows = isOld ? copy : this.bets.rows;
      readable = readableAs(requestOutcome, rows);
      return listAs(
        requestOutcome,
        rows.map((row) => betRow(row, ids)),
      );
    });
    if (readable && generation === this.generation) this.noteUnseen(readable);
    return answer;
  }

  private noteUnseen(readable: readonly Row[]): void {
    const shown = new Set(readable.map(({ id }) => id));
    const sent = new Set(this.calls.filter(isUnderWay).map(({ stake }) => keyOf(stake)));
    for (const { id, stake } of this.bets.rows)
      if (!shown.has(id) || sent.has(keyOf(stake))) this.unseen.set(id, stake);
    this.hasListed = true;
  }

  /** A bet that the response does not tell of. */
  private storeHidden(stake: Stake): void {
    const { status } = this.storeStake(stake);
    if (status !== 201) return;
    this.hidden.push(stake);
    // Without the bets before the press no list tells of it.
    if (!this.hasListed) this.unseen.set(this.bets.rows[0]?.id ?? 0, stake);
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
      else if (outcome.endsWith('After')) this.storeStake(stake);
      return answer();
    }
    switch (outcome) {
      case 'held': {
        const taken = this.storeStake(stake);
        return this.hold(() => taken);
      }
      case 'doubled':
        this.storeHidden(stake);
        return this.storeStake(stake);
      case 'heldBefore':
        return this.hold(() => this.storeStake(stake));
      case 'misfitAfter':
        return withInvalidAmount(this.storeStake(stake));
      case 'failedBefore':
        return failedStake((this.failures += 1));
      case 'failedAfter':
        this.storeStake(stake);
        return failedStake((this.failures += 1));
      case 'otherBetBefore':
        return this.acceptAnother(stake);
      case 'otherBetAfter':
        this.storeStake(stake);
        return this.acceptAnother(stake, 1);
      case 'late':
        if (this.rounds.isOpenFor(stake.roundId)) this.bets.postpone(stake);
        return networkError();
      default:
        return this.storeStake(stake);
    }
  }

  /** A success response with an earlier bet or another amount. */
  private acceptAnother(stake: Stake, place = 0): FakeAnswer {
    const row = this.bets.rows[place];
    const other = { ...stake, amount: stake.amount + 1 };
    const data = betRow(row ?? { id: 99_999, stake: other, digits: null }, this.ids);
    const isTheStake = this.ids !== 'own' && row !== undefined && keyOf(row.stake) === keyOf(stake);
    if (isTheStake) return serverError;
    return { status: 201, body: { message: 'Bet placed', data } };
  }

  private storeStake(stake: Stake): FakeAnswer {
    if (!this.rounds.isOpenFor(stake.roundId))
      return { status: 422, body: { message: 'Betting is closed' } };
    return {
      status: 201,
      body: { message: 'Bet placed', data: betRow(this.bets.store(stake), this.ids) },
    };
  }

  private hold(make: () => FakeAnswer): Promise<FakeAnswer> {
    return new Promise((resolve) => this.held.push(() => resolve(make())));
  }
}
