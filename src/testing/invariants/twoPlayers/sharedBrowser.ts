import { fakeCookieDocument, fakeKeyValueStore } from '../../fakePorts';
import { startFakeServer } from '../../fakeServer';
import { pass, turn } from '../time';
import { AccountServer } from './accountServer';
import { Channel } from './channel';
import type { Move, SharedVisitPlan } from './moves';
import { ownerOfToken, owners } from './owners';
import type { Owner } from './owners';
import { Tab } from './tab';

/** Figures of many visits. */
export interface SharedTally {
  calls: number;
  stakes: number;
  /** How often a tab came to show another player than before. */
  changes: number;
}

/** Longer than the longest wait of a tab before it looks at the cookies again. */
const restMs = 20_000;

/** Two tabs of one browser with its cookies, storage and channel, and the two players beside it. */
class SharedBrowser {
  problem: string | null = null;
  readonly tally: SharedTally = { calls: 0, stakes: 0, changes: 0 };
  private readonly tabs: readonly Tab[];
  private readonly channel: Channel;
  private readonly server: AccountServer;
  /** The presses by their amount, which no other press has. */
  private readonly presses = new Map<number, { owner: Owner; isSent: boolean }>();
  private readonly jar = fakeCookieDocument();

  constructor({ manner, isSignedIn }: SharedVisitPlan) {
    this.channel = new Channel(manner);
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

  /** Plays one move, and lets everything run that needs no time. */
  async play(move: Move): Promise<void> {
    const before = this.tabs.map(({ userId }) => userId);
    await this.do(move);
    await turn();
    this.tabs.forEach((tab, index) => {
      if (tab.userId !== undefined && tab.userId !== before[index]) this.tally.changes += 1;
      tab.settle();
    });
  }

  /** All is well and time passes: both tabs must show whose session the cookies hold. */
  async comeToRest(): Promise<void> {
    this.server.recover();
    this.channel.deliver();
    for (let passed = 0; passed < restMs; passed += 1000) {
      await pass(1000);
      // A tab without a channel reads the cookies when it wakes.
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

  private do(move: Move): Promise<void> | void {
    const tab = this.tabs['tab' in move ? move.tab : 0];
    const owner = owners['owner' in move ? move.owner : 0];
    if (tab === undefined || owner === undefined) throw new Error('no such tab or player');
    switch (move.kind) {
      case 'bet':
        return this.bet(tab, move);
      case 'wait':
        return pass(move.ms);
      case 'expire':
        this.server.expireAll();
        break;
      case 'fate':
        this.server.fate = move.fate;
        break;
      case 'answer':
        this.server.held.splice(move.pick % Math.max(1, this.server.held.length), 1)[0]?.();
        break;
      case 'deliver':
        this.channel.deliver();
        break;
      case 'signIn':
      case 'openLink':
        tab[move.kind](owner);
        break;
      case 'logout':
      case 'finishLoading':
      case 'wake':
      case 'reload':
      case 'pushBalance':
        tab[move.kind]();
    }
  }

  private async bet(tab: Tab, { isDouble, isLate }: Extract<Move, { kind: 'bet' }>): Promise<void> {
    tab.pushRound();
    const amount = 1000 + this.presses.size;
    const owner = tab.bet(amount);
    if (owner === null) return;
    this.presses.set(amount, { owner, isSent: false });
    // The finger hesitates: a message of the other tab may come first.
    if (isLate) {
      this.channel.deliver();
      await turn();
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

/** Lives a planned visit, and says what was wrong with it first; null where nothing was. */
export async function liveSharedVisit(
  plan: SharedVisitPlan,
  tally: SharedTally,
): Promise<string | null> {
  const browser = new SharedBrowser(plan);
  for (const move of plan.moves) {
    await browser.play(move);
    if (browser.problem !== null) return `${browser.problem} (at ${JSON.stringify(move)})`;
  }
  await browser.comeToRest();
  for (const key of ['calls', 'stakes', 'changes'] as const) tally[key] += browser.tally[key];
  return browser.problem;
}
