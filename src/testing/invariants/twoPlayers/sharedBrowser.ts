import { fakeCookieDocument, fakeKeyValueStore } from '../../fakePorts';
import { startFakeServer } from '../../fakeServer';
import { advanceTime, flushPromises } from '../virtualTime';
import { AccountServer } from './accountServer';
import { Channel } from './channel';
import type { Command, SharedPlan } from './commands';
import { ownerOfToken, owners } from './owners';
import type { Owner } from './owners';
import { Tab } from './tab';

/** Totals of many runs. */
export interface SharedTally {
  calls: number;
  stakes: number;
  /** How often a tab switched to another player. */
  changes: number;
}

/** Longer than the longest delay before a tab reads the cookies again. */
const settleMs = 20_000;

/** Two tabs of one browser with shared cookies, storage and channel, used by two players. */
class SharedBrowser {
  problem: string | null = null;
  readonly tally: SharedTally = { calls: 0, stakes: 0, changes: 0 };
  private readonly tabs: readonly Tab[];
  private readonly channel: Channel;
  private readonly server: AccountServer;
  /** Presses by amount, which is unique. */
  private readonly presses = new Map<number, { owner: Owner; isSent: boolean }>();
  private readonly jar = fakeCookieDocument();

  constructor({ delivery, isSignedIn }: SharedPlan) {
    this.channel = new Channel(delivery);
    this.server = new AccountServer({
      onCall: (tab, token) => this.noteCall(tab, token),
      onStake: ({ amount, number }, owner) => this.noteStake(amount, number, owner),
    });
    const server = startFakeServer();
    const localStore = fakeKeyValueStore();
    const [first] = owners;
    if (isSignedIn && first !== undefined) this.storeSession(this.server.signIn(first));
    this.tabs = [0, 1].map((index) => {
      this.server.listen(server, index);
      return new Tab({
        index,
        jar: this.jar,
        localStore,
        openChannel: (isThere) => this.channel.open(isThere),
        onProblem: (problem) => this.note(problem),
      });
    });
  }

  /** Runs one command and everything that needs no time. */
  async play(command: Command): Promise<void> {
    const before = this.tabs.map(({ userId }) => userId);
    await this.do(command);
    await flushPromises();
    this.tabs.forEach((tab, index) => {
      if (tab.userId !== undefined && tab.userId !== before[index]) this.tally.changes += 1;
      tab.settle();
    });
  }

  /** Ends all faults; then both tabs must show the player of the cookies. */
  async settle(): Promise<void> {
    this.server.recover();
    this.channel.deliver();
    for (let passed = 0; passed < settleMs; passed += 1000) {
      await advanceTime(1000);
      // A tab without a channel reads the cookies on wake-up.
      for (const tab of this.tabs) {
        tab.finishLoading();
        tab.wake();
      }
    }
    const stored = /(?:^|; )id=(\d+)/.exec(this.jar.cookie)?.[1];
    for (const { userId } of this.tabs)
      if (userId !== stored) this.note(`a tab shows ${userId}, the cookies are of ${stored}`);
  }

  private storeSession(cookies: Record<string, string>): void {
    for (const [name, value] of Object.entries(cookies)) this.jar.cookie = `${name}=${value}`;
  }

  private do(command: Command): Promise<void> | void {
    const tab = this.tabs['tab' in command ? command.tab : 0];
    const owner = owners['owner' in command ? command.owner : 0];
    if (tab === undefined || owner === undefined) throw new Error('no such tab or player');
    switch (command.kind) {
      case 'bet':
        return this.bet(tab, command);
      case 'wait':
        return advanceTime(command.ms);
      case 'expire':
        this.server.expireAll();
        break;
      case 'outcome':
        this.server.outcome = command.outcome;
        break;
      case 'answer':
        this.server.held.splice(command.pick % Math.max(1, this.server.held.length), 1)[0]?.();
        break;
      case 'deliver':
        this.channel.deliver();
        break;
      case 'signIn':
      case 'openLink':
        tab[command.kind](owner);
        break;
      case 'logout':
      case 'finishLoading':
      case 'wake':
      case 'reload':
      case 'pushBalance':
        tab[command.kind]();
    }
  }

  private async bet(
    tab: Tab,
    { isDouble, isLate }: Extract<Command, { kind: 'bet' }>,
  ): Promise<void> {
    tab.pushRound();
    const amount = 1000 + this.presses.size;
    const owner = tab.bet(amount);
    if (owner === null) return;
    this.presses.set(amount, { owner, isSent: false });
    // A message of the other tab may arrive before a late press.
    if (isLate) {
      this.channel.deliver();
      await flushPromises();
    }
    tab.press(owner, amount, isDouble);
  }

  private noteCall(index: number, token: string): void {
    this.tally.calls += 1;
    const owner = ownerOfToken(token);
    if (this.tabs[index]?.mayCallAs(owner) !== true)
      this.note(`a tab called with the token of ${owner.username}, whom it does not show`);
  }

  private noteStake(amount: number, number: string, owner: Owner): void {
    this.tally.stakes += 1;
    const press = this.presses.get(amount);
    if (press === undefined) {
      this.note('a stake was sent without a press');
      return;
    }
    if (press.isSent) this.note('one press sent two stakes');
    press.isSent = true;
    if (press.owner !== owner || number !== owner.number)
      this.note(`${press.owner.username}'s stake was sent with the token of ${owner.username}`);
  }

  private note(problem: string): void {
    this.problem ??= problem;
  }
}

/** Runs a plan. @returns the first problem, or null */
export async function runSharedPlan(plan: SharedPlan, tally: SharedTally): Promise<string | null> {
  const browser = new SharedBrowser(plan);
  for (const command of plan.commands) {
    await browser.play(command);
    if (browser.problem !== null) return `${browser.problem} (at ${JSON.stringify(command)})`;
  }
  await browser.settle();
  for (const key of ['calls', 'stakes', 'changes'] as const) tally[key] += browser.tally[key];
  return browser.problem;
}
