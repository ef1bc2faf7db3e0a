import type { Stake } from '../../domain/bet';
import { usualStep } from '../../features/game/roundState';
import { fakeKeyValueStore } from '../fakePorts';
import type { Room } from '../fakePorts';
import { startFakeServer } from '../fakeServer';
import {
  isAnyUndecided,
  problemAfterStart,
  problemWhenSettled,
  problemOfStake,
} from './checkInvariants';
import type { RunPlan } from './commands';
import { Page } from './page';
import { keyOf } from '../playersGame';
import { ServerModel } from './serverModel';
import { advanceTime, flushPromises } from './virtualTime';
import { countdownFrame, roundFrame } from './connection';
import type { Delivery, roundEvents } from './connection';

/** Longer than the longest check of a stake and the longest delay before a list is fetched again. */
const settleLimitMs = 120_000;

/** One player, one server and the page between them. */
export class Run {
  problem: string | null = null;
  stakes = 0;
  readonly server: ServerModel;
  private readonly sessionStore = fakeKeyValueStore();
  private readonly localStore = fakeKeyValueStore();
  /** A storage has refused values since the page before, so that a reload may restore less, or older data. */
  private isForgetful = false;
  /** Stakes whose receipts such a reload has lost: the list alone says what became of them. */
  private readonly lost: Stake[] = [];
  /** Round ids of wrong events. */
  private readonly wrongIds = new Set<number>();
  page: Page;

  constructor(private readonly plan: RunPlan) {
    this.server = new ServerModel(plan.ids, plan.idStep);
    this.server.listen(startFakeServer());
    this.server.onBalanceSet = (balance) => this.page.pushBalance(balance);
    this.server.onStake = (stake, isAnotherUnderWay) => {
      this.stakes += 1;
      this.note(problemOfStake(stake, this.page.player.presses, isAnotherUnderWay));
      const isNamed = this.server.hasNamed(stake.roundId) || this.wrongIds.has(stake.roundId);
      if (!isNamed) this.note(`a stake was sent for round ${stake.roundId}, which nothing named`);
    };
    this.page = this.load();
  }

  /** Opens the page; round 50 runs with half a minute left. */
  async begin(): Promise<void> {
    this.page.connection.openIfWanted();
    this.page.pushBalance(this.server.balance);
    this.sendStart('now');
    this.sendPush('now');
    await flushPromises();
  }

  /** Ends all faults and lets time pass until everything is decided, then checks the state. */
  async settle(): Promise<void> {
    this.server.recover();
    this.setRoom('sessionStore', 'enough');
    this.setRoom('localStore', 'enough');
    await flushPromises();
    this.page.services.page.setOnline(true);
    this.page.setBalanceConnected(true);
    if (!this.page.isSignedIn) await this.reload();
    this.page.show('/');
    this.page.connection.restore();
    for (let passed = 0; passed < settleLimitMs; passed += 1000) {
      await this.wait(1000);
      this.page.connection.openIfWanted();
      if (this.page.isSettled()) break;
    }
    if (!this.page.isSettled()) this.note('the page does not settle');
    const problem = () => problemWhenSettled(this.page.store.getState(), this.server, this.lost);
    await this.drawUntil(() => problem() === null);
    // A wrong event may have named a later round, which then takes stakes and may hide earlier draws.
    for (let round = 0; round <= usualStep + 1; round += 1) {
      if (!isAnyUndecided(this.page.store.getState())) break;
      this.startRound();
      await this.playSeconds(5);
      await this.drawUntil(() => problem() === null);
    }
    this.note(problem());
    // Lets the requests after the draw complete, and its last digit be revealed.
    await this.wait(7000);
    this.server.start();
    this.sendStart('now');
    this.note(problemAfterStart(this.page.store.getState(), this.server));
  }

  /** Draws the current round and lets time pass until the condition holds. */
  private async drawUntil(isEnough: () => boolean): Promise<void> {
    if (!this.server.isDrawing) this.server.draw();
    this.sendDraw('now');
    // The page has fetched the list by then, and must fetch it again.
    await advanceTime(3000);
    this.server.engine.holdSettlement(false);
    for (let passed = 0; passed < settleLimitMs && !isEnough(); passed += 1000)
      await advanceTime(1000);
  }

  /** How much a storage of the browser takes from now on. */
  setRoom(of: 'sessionStore' | 'localStore', room: Room): void {
    this[of].setRoom(room);
    if (room !== 'enough') this.isForgetful = true;
  }

  /** Loads a page with the tab's session storage; nothing of an earlier page continues. */
  private load(): Page {
    jest.clearAllTimers();
    this.server.dropCalls();
    return new Page({
      server: this.server,
      sessionStore: this.sessionStore,
      localStore: this.localStore,
      random: () => this.plan.random,
      isForgotten: (stake) => this.lost.some((one) => keyOf(one) === keyOf(stake)),
      onProblem: (problem) => this.note(problem),
    });
  }

  /** Reloads the tab; its session storage stays. */
  async reload(): Promise<void> {
    await flushPromises();
    const { receipts } = this.page.store.getState().bets;
    this.page = this.load();
    this.page.pushBalance(this.server.balance);
    if (this.isForgetful) {
      const { bets } = this.page.store.getState();
      const isLost = (id: string) => bets.receipts.every((one) => one.id !== id);
      this.lost.push(...receipts.filter(({ id }) => isLost(id)).map(({ stake }) => stake));
    }
    this.page.connection.openIfWanted();
  }

  /** Lets time pass without countdown events. */
  async wait(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 2000) {
      await advanceTime(Math.min(2000, left));
      this.page.connection.openIfWanted();
    }
  }

  /** Lets time pass with a countdown event each second. */
  async playSeconds(count: number): Promise<void> {
    for (let second = 0; second < count; second += 1) {
      await advanceTime(1000);
      this.page.connection.openIfWanted();
      this.sendPush('now');
    }
  }

  /** Starts the next round and sends its first events. */
  startRound(delivery: Delivery = 'now'): void {
    this.server.start();
    this.sendStart(delivery);
    this.sendPush(delivery);
  }

  private sendStart(delivery: Delivery): void {
    this.page.connection.send(roundFrame('start', this.server.roundId), delivery);
  }

  sendPush(delivery: Delivery): void {
    if (this.server.isDrawing) return;
    this.page.connection.send(countdownFrame(this.server.secondsLeft()), delivery);
  }

  /** Sends both events of a draw: `calculate` and the result. */
  sendDraw(delivery: Delivery): void {
    this.page.connection.send(roundFrame('calculate', this.server.roundId), delivery);
    this.page.connection.send(roundFrame('result', this.server.roundId), delivery);
  }

  /** Sends an event that no correct server sends now. */
  sendWrongEvent(what: (typeof roundEvents)[number], roundId: number, digits: string): void {
    // The page may conclude the next round from this one.
    for (const id of [roundId, roundId + 1]) this.wrongIds.add(id);
    this.page.connection.send(roundFrame(what, Math.max(0, roundId), digits), 'now');
  }

  private note(problem: string | null): void {
    this.problem ??= problem;
  }
}
