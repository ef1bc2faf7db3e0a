import type { Stake } from '../../features/bets/betsApi';
import { usualStep } from '../../features/game/roundState';
import { fakeKeyValueStore } from '../fakePorts';
import { startFakeServer } from '../fakeServer';
import {
  isAnyUndecided,
  problemAfterStart,
  problemAtRest,
  problemOfStake,
} from './checkInvariants';
import { doingsOf } from './doings';
import type { Doings } from './doings';
import type { Move, VisitPlan } from './moves';
import { Page } from './page';
import { ServerModel } from './serverModel';
import { forgetTimers, pass, turn } from './time';
import { roundEvent } from './wire';
import type { Delivery, roundEvents } from './wire';

/** Figures of many visits. */
export interface Tally {
  moves: number;
  stakes: number;
}

/** Longer than the longest check of a stake and the longest wait before a list is asked for again. */
const longestRestMs = 120_000;

/** One player, one server and everything that happens between them. */
export class Visit {
  problem: string | null = null;
  stakes = 0;
  readonly server: ServerModel;
  private readonly sessionStore = fakeKeyValueStore();
  /** Stakes told as placed whose receipts a logout has taken away. */
  private readonly forgotten: Stake[] = [];
  /** Rounds of events that the server never sent. */
  private readonly rogueIds = new Set<number>();
  page: Page;
  private readonly doings: Doings;

  constructor(private readonly plan: VisitPlan) {
    this.server = new ServerModel(plan.isNaming, plan.dialect, plan.idStep);
    this.server.listen(startFakeServer());
    this.server.onStake = (stake, isAnotherUnderWay) => {
      this.stakes += 1;
      this.note(problemOfStake(stake, this.page.player.presses, isAnotherUnderWay));
      const isNamed =
        this.server.rounds.hasNamed(stake.roundId) || this.rogueIds.has(stake.roundId);
      if (!isNamed) this.note(`a stake was sent for round ${stake.roundId}, which nothing named`);
    };
    this.page = this.load();
    this.doings = doingsOf(this);
  }

  /** The page is open, round 50 runs with half a minute left. */
  async begin(): Promise<void> {
    this.page.wire.look();
    this.sendStart('now');
    this.sendPush('now');
    await turn();
  }

  do(move: Move): Promise<void> | void {
    return (this.doings[move.kind] as (move: Move) => Promise<void> | void)(move);
  }

  /** Server and line are well again and time passes, until nothing is left to wait for. */
  async comeToRest(): Promise<void> {
    this.server.recover();
    await turn();
    this.page.services.page.setOnline(true);
    this.page.services.balances.setConnected(true);
    if (!this.page.isSignedIn) await this.reload();
    this.page.show('/');
    this.page.wire.restore();
    for (let passed = 0; passed < longestRestMs; passed += 1000) {
      await this.wait(1000);
      this.page.wire.look();
      if (this.page.isAtRest()) break;
    }
    if (!this.page.isAtRest()) this.note('the page does not come to rest');
    const problem = () => problemAtRest(this.page.store.getState(), this.server, this.forgotten);
    await this.drawUntil(() => problem() === null);
    // A round that an event named too early is still to come, and may take its stake until then; a
    // `calculate` named too early may hide the draws up to it.
    for (let round = 0; round <= usualStep + 1; round += 1) {
      if (!isAnyUndecided(this.page.store.getState())) break;
      this.server.rounds.start();
      this.sendStart('now');
      this.sendPush('now');
      await this.playSeconds(5);
      await this.drawUntil(() => problem() === null);
    }
    this.note(problem());
    // As between two rounds of any server: what the draw made the page ask for is answered.
    await this.wait(3000);
    this.server.rounds.start();
    this.sendStart('now');
    this.note(problemAfterStart(this.page.store.getState(), this.server));
  }

  /** The present round is drawn, and time passes until the page knows all that follows from it. */
  private async drawUntil(isEnough: () => boolean): Promise<void> {
    if (!this.server.rounds.isDrawing) this.server.draw();
    this.sendDraw('now');
    // The list that tells of the draw may be asked for only after an earlier call was given up.
    for (let passed = 0; passed < 20_000 && !isEnough(); passed += 1000) await pass(1000);
  }

  /** The page is loaded (anew), with what the tab remembers; nothing of an earlier page goes on. */
  private load(): Page {
    forgetTimers();
    this.server.forgetCalls();
    return new Page({
      server: this.server,
      dialect: this.plan.dialect,
      sessionStore: this.sessionStore,
      random: () => this.plan.random,
      onForgotten: (stake) => void this.forgotten.push(stake),
      onProblem: (problem) => this.note(problem),
    });
  }

  /** The tab is loaded anew; its session storage stays. */
  async reload(): Promise<void> {
    await turn();
    this.page = this.load();
    this.page.wire.look();
  }

  /** Time passes without a push. */
  async wait(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 2000) {
      await pass(Math.min(2000, left));
      this.page.wire.look();
    }
  }

  /** Time passes with the push of each second. */
  async playSeconds(count: number): Promise<void> {
    for (let second = 0; second < count; second += 1) {
      await pass(1000);
      this.page.wire.look();
      this.sendPush('now');
    }
  }

  sendStart(delivery: Delivery): void {
    this.page.wire.send(
      { kind: 'status', status: 'start', roundId: this.server.rounds.id, result: null },
      delivery,
    );
  }

  sendPush(delivery: Delivery): void {
    if (this.server.rounds.isDrawing) return;
    this.page.wire.send(
      { kind: 'countdown', secondsLeft: this.server.rounds.secondsLeft() },
      delivery,
    );
  }

  /** Both events of a draw: `calculate` and the result. */
  sendDraw(delivery: Delivery): void {
    this.page.wire.send(roundEvent('calculate', this.server.rounds.id), delivery);
    this.page.wire.send(roundEvent('result', this.server.rounds.id), delivery);
  }

  /** An event that no honest server sends now. */
  sendRogue(what: (typeof roundEvents)[number], roundId: number, digits: string): void {
    // What is bare names no round, and what comes later may conclude the one after it.
    for (const id of [roundId, roundId + 1]) this.rogueIds.add(id);
    this.page.wire.send(roundEvent(what, Math.max(0, roundId), digits), 'now');
  }

  private note(problem: string | null): void {
    this.problem ??= problem;
  }
}

/** Lives a planned visit, and says what was wrong with it first; null where nothing was. */
export async function liveVisit(plan: VisitPlan, tally: Tally): Promise<string | null> {
  const visit = new Visit(plan);
  await visit.begin();
  for (const { move, isAtOnce } of plan.steps) {
    await visit.do(move);
    if (!isAtOnce) await turn();
    if (visit.problem !== null) return `${visit.problem} (at ${JSON.stringify(move)})`;
  }
  await visit.comeToRest();
  tally.moves += plan.steps.length;
  tally.stakes += visit.stakes;
  return visit.problem;
}
