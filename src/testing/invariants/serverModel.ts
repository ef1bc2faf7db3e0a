import { speakAnswer } from '../../../contract/dialects/speak';
import type { Dialect } from '../../../contract/dialects/speak';
import type { FakeAnswer, FakeServer, ReceivedCall } from '../fakeServer';
import type { Bet, Stake } from '../../features/bets/betsApi';
import { usualStep } from '../../features/game/roundState';
import type { QuestionFate, StakeFate } from './fates';
import { betRow, digitsOf, keyOf, resultRow } from './serverRows';
import type { Row } from './serverRows';

interface StakeBody {
  result_id: number;
  number: string;
  amount: number;
}

interface StakeCall {
  /** By the monotonic clock; milliseconds. */
  sentAt: number;
  isAnswered: boolean;
}

const firstRound = 50;
const roundMs = 60_000;
/** A page waits for an answer no longer than this. */
const timeoutMs = 15_000;
const isUnderWay = ({ sentAt, isAnswered }: StakeCall) =>
  !isAnswered && performance.now() < sentAt + timeoutMs;
const lostLine = () => Promise.reject(new TypeError('Failed to fetch'));
const never = () => new Promise<never>(() => undefined);
const broken = { status: 500, body: { message: 'Server Error' } };
const unauthorized = { status: 401, body: { message: 'Unauthenticated.' } };
/** The same answer without a readable amount. */
const misfit = (answer: FakeAnswer): FakeAnswer => {
  const { data, ...others } = answer.body as { data?: object };
  return data ? { ...answer, body: { ...others, data: { ...data, amount: 'x' } } } : answer;
};
const unreadable = { status: 200, text: '<html>', contentType: 'text/html' };

/** The truth: rounds, results and the player's bets, and how the REST server tells of them. */
export class ServerModel {
  roundId = firstRound;
  /** Every round that has begun. */
  readonly startedIds = new Set([firstRound]);
  /** Newest first. */
  private drawnIds: number[];
  isDrawing = false;
  closesAt = Date.now() + roundMs / 2;
  /** Newest first. */
  bets: Row[] = [];
  questionFate: QuestionFate = 'answered';
  /** What a list that lags is read from. */
  private copy: Row[] = [];
  stakeFate: StakeFate = 'answered';
  /** Calls that wait for their answer, oldest first. */
  held: (() => void)[] = [];
  /** A stake arrived; perhaps while the page waits for the answer to another one. */
  onStake: (stake: Stake, isAnotherUnderWay: boolean) => void = () => undefined;
  /** How often a list has had the same row at most; each is shown as often as it comes. */
  mostCopies = 1;
  private calls: StakeCall[] = [];
  private visitor = 0;
  private late: Stake[] = [];
  private count = 0;

  /**
   * @param isNaming whether the rows of bets have ids
   * @param idStep from one round's id to the next
   */
  constructor(
    private readonly isNaming: boolean,
    private readonly dialect: Dialect,
    private readonly idStep: number,
  ) {
    this.drawnIds = [1, 2, 3].map((back) => firstRound - back * idStep);
  }

  /** Answers every call that the app makes. */
  listen(server: FakeServer): void {
    const on = (name: string, answer: (call: ReceivedCall) => FakeAnswer | Promise<FakeAnswer>) =>
      server.on(name, async (call) => {
        const { visitor } = this;
        try {
          return this.spoken(await answer(call));
        } finally {
          // A page that is gone hears nothing any more.
          if (visitor !== this.visitor) await never();
        }
      });
    on('GET results', () => this.answer(() => this.results()));
    on('GET bets', () => this.answer(() => this.rows()));
    on('GET previous-result', () => this.answer(() => this.results()[0] ?? null));
    on('GET bet-limit', () => this.answer(() => ({ min_bet: 1000, max_bet: 500_000 })));
    on('GET odds', () => this.answer(() => [{ type: '1D', odds: 9 }]));
    on('POST logout', () => this.answer(() => null));
    on('POST bets', (call) => this.take(call));
  }

  private spoken(answer: FakeAnswer): FakeAnswer {
    if (answer.body === undefined || (answer.status ?? 200) >= 300) return answer;
    return { ...answer, body: speakAnswer(this.dialect, answer.body) };
  }

  /** Seconds left as the broadcaster tells them. */
  secondsLeft(): number {
    return this.isDrawing ? 0 : Math.max(0, Math.ceil((this.closesAt - Date.now()) / 1000));
  }

  /** The present round is drawn and its bets are settled. */
  draw(): void {
    this.isDrawing = true;
    this.drawnIds.unshift(this.roundId);
    this.bets = this.bets.map((row) =>
      row.stake.roundId === this.roundId ? { ...row, digits: digitsOf(this.roundId) } : row,
    );
  }

  /** The next round begins. */
  start(): void {
    // A round that begins without a draw before it: nobody heard of that one.
    if (!this.isDrawing) this.drawnIds.unshift(this.roundId);
    this.roundId += this.idStep;
    this.startedIds.add(this.roundId);
    this.isDrawing = false;
    this.closesAt = Date.now() + roundMs;
  }

  /** From now on this becomes of every question. */
  setMood(fate: QuestionFate): void {
    this.questionFate = fate;
    this.copy = this.bets;
  }

  /** Stakes that were taken in when the line was gone. */
  storeLate(): void {
    for (const stake of this.late.splice(0)) this.store(stake);
  }

  /** The page that waited for them is gone. */
  forgetCalls(): void {
    this.visitor += 1;
    this.calls = [];
  }

  /** Everything is well from now on, and whatever was waiting is answered. */
  recover(): void {
    this.questionFate = 'answered';
    this.stakeFate = 'answered';
    this.storeLate();
    for (const release of this.held.splice(0)) release();
  }

  /** Whether the round was drawn. */
  isOver(roundId: number): boolean {
    return roundId < this.roundId || (roundId === this.roundId && this.isDrawing);
  }

  /** Whether an event named a round that is not among the next few. */
  isOutOfReach(roundId: number): boolean {
    return roundId > this.roundId + usualStep * this.idStep;
  }

  /** How many of the server's bets are of this stake. */
  storedCount(stake: Stake | Bet): number {
    return this.bets.filter((row) => keyOf(row.stake) === keyOf(stake)).length;
  }

  private results() {
    return this.drawnIds.slice(0, 3).map(resultRow);
  }

  /** Whether a stake may name this round: it has begun, or the results tell that it is next. */
  hasNamed(roundId: number): boolean {
    const isConcluded = this.idStep === 1 && roundId === (this.drawnIds[0] ?? 0) + 1;
    return isConcluded || this.startedIds.has(roundId);
  }

  private rows() {
    const bets = this.questionFate === 'lagging' ? this.copy : this.bets;
    const rows = bets.map((row) => betRow(row, this.isNaming));
    const [newest, ...older] = rows;
    const isBlurred = this.questionFate === 'blurred' && newest !== undefined;
    return isBlurred ? [{ ...newest, number: null }, ...older] : rows;
  }

  private answer(make: () => unknown): FakeAnswer | Promise<FakeAnswer> {
    switch (this.questionFate) {
      case 'answered':
      case 'lagging':
      case 'blurred':
        return { body: make() };
      case 'held':
        return this.hold(() => ({ body: make() }));
      case 'stale': {
        const body = make();
        return this.hold(() => ({ body }));
      }
      case 'repeated': {
        const body = make();
        const isList = this.isNaming && Array.isArray(body);
        if (isList) this.mostCopies = 2;
        return { body: isList ? [...(body as unknown[]), ...(body as unknown[])] : body };
      }
      case 'lost':
        return lostLine();
      case 'broken':
        return broken;
      case 'unreadable':
        return unreadable;
      case 'unauthorized':
        return unauthorized;
      case 'hanging':
        return never();
    }
  }

  private async take({ body }: ReceivedCall): Promise<FakeAnswer> {
    const { result_id: roundId, number, amount } = body as StakeBody;
    const stake: Stake = { roundId, number, amount };
    const call = { sentAt: performance.now(), isAnswered: false };
    this.onStake(stake, this.calls.some(isUnderWay));
    this.calls.push(call);
    const fate = this.stakeFate;
    this.stakeFate = 'answered';
    try {
      return await this.answerStake(stake, fate);
    } finally {
      call.isAnswered = true;
    }
  }

  private answerStake(stake: Stake, fate: StakeFate): FakeAnswer | Promise<FakeAnswer> {
    switch (fate) {
      case 'answered':
        return this.takeNow(stake);
      case 'held': {
        const taken = this.takeNow(stake);
        return this.hold(() => taken);
      }
      case 'heldBefore':
        return this.hold(() => this.takeNow(stake));
      case 'lostBefore':
        return lostLine();
      case 'lostAfter':
        this.takeNow(stake);
        return lostLine();
      case 'brokenBefore':
        return broken;
      case 'brokenAfter':
        this.takeNow(stake);
        return broken;
      case 'unreadableAfter':
        this.takeNow(stake);
        return unreadable;
      case 'misfitAfter':
        return misfit(this.takeNow(stake));
      case 'otherBetBefore':
        return this.yesToAnother(stake);
      case 'otherBetAfter':
        this.takeNow(stake);
        return this.yesToAnother(stake, 1);
      case 'conflictAfter':
        this.takeNow(stake);
        return { status: 409, body: { message: 'Conflict' } };
      case 'hangingBefore':
        return never();
      case 'hangingAfter':
        this.takeNow(stake);
        return never();
      case 'late':
        if (this.isOpenFor(stake)) this.late.push(stake);
        return lostLine();
      case 'refused':
        return { status: 422, body: { message: 'Not enough money' } };
      case 'unauthorized':
        return unauthorized;
    }
  }

  /** A yes that names a bet of before, or another amount. */
  private yesToAnother(stake: Stake, place = 0): FakeAnswer {
    const row = this.bets[place];
    const other = { ...stake, amount: stake.amount + 1 };
    const data = betRow(row ?? { id: 99_999, stake: other, digits: null }, this.isNaming);
    const isTheStake = !this.isNaming && row !== undefined && keyOf(row.stake) === keyOf(stake);
    if (isTheStake) return broken;
    return { status: 201, body: { message: 'Bet placed', data } };
  }

  private isOpenFor(stake: Stake): boolean {
    return stake.roundId === this.roundId && this.secondsLeft() > 0;
  }

  private takeNow(stake: Stake): FakeAnswer {
    if (!this.isOpenFor(stake)) return { status: 422, body: { message: 'Betting is closed' } };
    return {
      status: 201,
      body: { message: 'Bet placed', data: betRow(this.store(stake), this.isNaming) },
    };
  }

  private store(stake: Stake): Row {
    const row: Row = { id: (this.count += 1), stake, digits: null };
    this.bets = [row, ...this.bets];
    return row;
  }

  private hold(make: () => FakeAnswer): Promise<FakeAnswer> {
    return new Promise((resolve) => this.held.push(() => resolve(make())));
  }
}
