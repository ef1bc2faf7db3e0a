import { appStarted } from '../../../store/appEvents';
import { locationChanged, sessionLinkPathname } from '../../../store/navigationSlice';
import { rootReducer } from '../../../app/rootReducer';
import { makeStore } from '../../../app/store';
import { allListeners } from '../../allListeners';
import type { AppStore } from '../../../app/store';
import { betsEvents } from '../../../features/bets/betsSlice';
import { createSessionCookies } from '../../../features/session/sessionCookies';
import { sessionEvents } from '../../../features/session/sessionSlice';
import type { CookieDocument } from '../../../platform/cookies';
import type { KeyValueStore } from '../../../platform/keyValueStore';
import type { Tabs } from '../../../platform/tabs';
import { fakeKeyValueStore } from '../../fakePorts';
import { fakeApiBase } from '../../fakeServer';
import { makeTestServices } from '../../makeTestServices';
import { virtualClock } from '../virtualTime';
import { foreignData, ownerWhere } from './owners';
import type { Owner } from './owners';

export interface TabOptions {
  index: number;
  /** Shared with the other tab. */
  jar: CookieDocument;
  localStore: KeyValueStore;
  openChannel(isThere: () => boolean): Tabs;
  onProblem(problem: string): void;
}

interface Page {
  store: AppStore;
  services: ReturnType<Tab['makeServices']>;
}

const roundId = 50;
const secondsLeft = 60;

/** One tab of the shared browser over its loads: the app's own store and listeners, and its player. */
export class Tab {
  private readonly sessionStore = fakeKeyValueStore();
  private page: Page;
  /** Ends what the page of before may still do to the browser. */
  private unload: () => void = () => undefined;
  /** The page has requested a reload and runs until the new page is there. */
  private isLoading = false;
  /** Whom the screen has shown since {@link settle}. */
  private readonly shown = new Set<string | undefined>();

  constructor(private readonly options: TabOptions) {
    this.page = this.load();
  }

  get userId(): string | undefined {
    return this.page.store.getState().session.player?.userId;
  }

  /** Whether a call with a token of this player fits what the screen has shown. */
  mayCallAs({ userId }: Owner): boolean {
    return this.shown.has(userId);
  }

  /** Everything that began before has run. */
  settle(): void {
    this.shown.clear();
    this.shown.add(this.userId);
  }

  /** The page that is being loaded is there. */
  finishLoading(): void {
    if (this.isLoading) this.reload();
  }

  reload(): void {
    this.isLoading = false;
    this.page = this.load();
  }

  /** A person signs in by the form, where it stands there. */
  signIn({ username }: Owner): void {
    const { store, services } = this.page;
    if (this.userId !== undefined || store.getState().session.login.isSubmitting) return;
    this.show('/login');
    services.secrets.credentials.put({ username, password: 'riel1234' });
    store.dispatch(sessionEvents.loginSubmitted());
  }

  /** A person opens a session link, signed in or not. */
  openLink({ username }: Owner): void {
    this.reload();
    this.page.services.secrets.sessionId.put(username);
    this.show(sessionLinkPathname);
  }

  logout(): void {
    if (this.userId !== undefined) this.page.store.dispatch(sessionEvents.logoutRequested());
  }

  /** @returns whom the screen shows at the press; null where nothing can be pressed */
  bet(amount: number): Owner | null {
    const { store } = this.page;
    const { userId } = this;
    if (userId === undefined) return null;
    const owner = ownerWhere((one) => one.userId === userId);
    const { bets, session, navigation } = store.getState();
    if (session.isTakenOver === true || navigation?.pathname !== '/') return null;
    if (bets.slip !== null) store.dispatch(betsEvents.slipClosed());
    store.dispatch(betsEvents.numberCleared());
    for (const digit of owner.number) store.dispatch(betsEvents.digitPressed({ digit }));
    store.dispatch(betsEvents.slipOpened({ roundId, number: owner.number }));
    store.dispatch(betsEvents.slipAmountChanged({ amount }));
    return owner;
  }

  /** The press itself, once or twice. */
  press(owner: Owner, amount: number, isDouble: boolean): void {
    const stake = { roundId, number: owner.number, amount };
    for (let press = 0; press < (isDouble ? 2 : 1); press += 1)
      this.page.store.dispatch(betsEvents.betSubmitted(stake));
  }

  wake(): void {
    this.page.services.page.wake();
  }

  pushRound(): void {
    const { broadcasts } = this.page.services;
    broadcasts.emit({ kind: 'status', status: 'start', roundId, result: null });
    broadcasts.emit({ kind: 'countdown', secondsLeft });
  }

  /** The database sends the balance of whom this tab follows. */
  pushBalance(): void {
    const followed = this.page.services.balances.watchedUser();
    if (followed === null) return;
    this.page.services.balances.push(ownerWhere(({ userId }) => userId === followed).balance);
  }

  private show(pathname: string): void {
    this.page.store.dispatch(locationChanged({ pathname, search: '' }));
  }

  private load(): Page {
    this.unload();
    let isThere = true;
    this.unload = () => (isThere = false);
    const services = this.makeServices(() => isThere);
    const store = makeStore(services, allListeners(services));
    store.replaceReducer((before, action) => {
      const state = rootReducer(before, action);
      if (isThere) {
        this.shown.add(state.session.player?.userId);
        const problem = foreignData(state);
        if (problem !== null) this.options.onProblem(`${problem} (after ${action.type})`);
      }
      return state;
    });
    this.page = { store, services };
    this.shown.add(this.userId);
    store.dispatch(appStarted());
    this.show('/');
    return this.page;
  }

  private makeServices(isThere: () => boolean) {
    const { index, jar, localStore, openChannel } = this.options;
    const made = makeTestServices({
      session: null,
      go: (to) => isThere() && this.show(to),
    });
    const sessionCookies = createSessionCookies(
      {
        get cookie() {
          return isThere() ? jar.cookie : '';
        },
        set cookie(written) {
          if (isThere()) jar.cookie = written;
        },
      },
      false,
      made.knownSecrets.note,
    );
    return {
      ...made,
      apiBaseUrl: `${fakeApiBase}/tab${index}`,
      clock: virtualClock(),
      sessionCookies,
      readAccessToken: sessionCookies.readAccessToken,
      readStoredUserId: () => sessionCookies.readPlayer()?.userId ?? null,
      localStore,
      sessionStore: whileThere(this.sessionStore, isThere),
      tabs: openChannel(isThere),
      navigator: {
        ...made.navigator,
        reloadTo: () => {
          if (isThere()) this.isLoading = true;
        },
      },
    };
  }
}

/** A storage to which a page that is gone writes nothing. */
function whileThere(store: KeyValueStore, isThere: () => boolean): KeyValueStore {
  return {
    ...store,
    write: (key, value) => isThere() && store.write(key, value),
    remove: (key) => isThere() && store.remove(key),
  };
}
