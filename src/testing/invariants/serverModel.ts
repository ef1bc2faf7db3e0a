import { speakAnswer } from '../../../contract/dialects/speak';
import type { Dialect } from '../../../contract/dialects/speak';
import type { FakeAnswer, FakeServer, ReceivedCall } from '../fakeServer';
import type { Stake } from '../../features/bets/betsApi';
import { broken, lostLine, misfit, never, unauthorized, unreadable } from './answers';
import type { QuestionFate, StakeFate } from './fates';
import { ServerBets } from './serverBets';
import { ServerRounds } from './serverRounds';
import { betRow, keyOf } from './serverRows';
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

/** A page waits for an answer no longer than this. */
const timeoutMs = 15_000;
const isUnderWay = ({ sentAt, isAnswered }: StakeCall) =>
  !isAnswered && performance.now() < sentAt + timeoutMs;

/** The truth: rounds, results and the player's bets, and how the REST server tells of them. */
export class ServerModel {
  readonly rounds: ServerRounds;
  readonly bets = new ServerBets();
  questionFate: QuestionFate = 'answered';
  /** What a list that lags is read from. */
  private copy: readonly Row[] = [];
  stakeFate: StakeFate = 'answered';
  /** Calls that wait for their answer, oldest first. */
  held: (() => void)[] = [];
  /** A stake arrived; perhaps while the page waits for the answer to another one. */
  onStake: (stake: Stake, isAnotherUnderWay: boolean) => void = () => undefined;
  /** How often a list has had the same row at most; each is shown as often as it comes. */
  mostCopies = 1;
  private calls: StakeCall[] = [];
  private visitor = 0;

  /**
   * @param isNaming whether the rows of bets have ids
   * @param idStep from one round's id to the next
   */
  constructor(
    private readonly isNaming: boolean,
    private readonly dialect: Dialect,
    idStep: number,
  ) {
    this.rounds = new ServerRounds(idStep);
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
    on('GET results', () => this.answer(() => this.rounds.results()));
    on('GET bets', () => this.answer(() => this.rows()));
    on('GET previous-result', () => this.answer(() => this.rounds.results()[0] ?? null));
    on('GET bet-limit', () => this.answer(() => ({ min_bet: 1000, max_bet: 500_000 })));
    on('GET odds', () => this.answer(() => [{ type: '1D', odds: 9 }]));
    on('POST logout', () => this.answer(() => null));
    on('POST bets', (call) => this.take(call));
  }

  private spoken(answer: FakeAnswer): FakeAnswer {
    if (answer.body === undefined || (answer.status ?? 200) >= 300) return answer;
    return { ...answer, body: speakAnswer(this.dialect, answer.body) };
  }

  /** The present round is drawn and its bets are settled. */
  draw(): void {
    this.rounds.draw();
    this.bets.settle(this.rounds.id);
  }

  /** From now on this becomes of every question. */
  setMood(fate: QuestionFate): void {
    this.questionFate = fate;
    this.copy = this.bets.rows;
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
    this.bets.storeLate();
    for (const release of this.held.splice(0)) release();
  }

  private rows() {
    const bets = this.questionFate === 'lagging' ? this.copy : this.bets.rows;
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
        if (this.rounds.isOpenFor(stake.roundId)) this.bets.postpone(stake);
        return lostLine();
      case 'refused':
        return { status: 422, body: { message: 'Not enough money' } };
      case 'unauthorized':
        return unauthorized;
    }
  }

  /** A yes that names a bet of before, or another amount. */
  private yesToAnother(stake: Stake, place = 0): FakeAnswer {
    const row = this.bets.rows[place];
    const other = { ...stake, amount: stake.amount + 1 };
    const data = betRow(row ?? { id: 99_999, stake: other, digits: null }, this.isNaming);
    const isTheStake = !this.isNaming && row !== undefined && keyOf(row.stake) === keyOf(stake);
    if (isTheStake) return broken;
    return { status: 201, body: { message: 'Bet placed', data } };
  }

  private takeNow(stake: Stake): FakeAnswer {
    if (!this.rounds.isOpenFor(stake.roundId))
      return { status: 422, body: { message: 'Betting is closed' } };
    return {
      status: 201,
      body: { message: 'Bet placed', data: betRow(this.bets.store(stake), this.isNaming) },
    };
  }

  private hold(make: () => FakeAnswer): Promise<FakeAnswer> {
    return new Promise((resolve) => this.held.push(() => resolve(make())));
  }
}
