import type { SoundPlayer } from '../features/sound/soundPlayer';
import { createClock } from '../platform/clock';
import type { CookieDocument } from '../platform/cookies';
import { createKeyValueStore } from '../platform/keyValueStore';
import type { Page } from '../platform/page';
import type { TabEvents } from '../platform/tabs';

/**
 * A clock that stands still until it is moved; milliseconds.
 * @param start an ISO stamp with its zone
 */
export function fakeClock(start: string) {
  let now = Date.parse(start);
  let wall = now;
  const { date, noteServerTime } = createClock({ monotonic: () => now, wall: () => wall });
  return {
    now: () => now,
    date,
    noteServerTime,
    advance(milliseconds: number) {
      now += milliseconds;
      wall += milliseconds;
    },
    /** The machine's owner sets its clock. */
    setWall: (stamp: string) => void (wall = Date.parse(stamp)),
  };
}

/** A cookie jar that understands what the app writes: `name=value; …`, and `Max-Age=0`. */
export function fakeCookieDocument(initial: Record<string, string> = {}): CookieDocument {
  const jar = new Map(Object.entries(initial));
  return {
    get cookie() {
      return Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(written) {
      const [pair = '', ...attributes] = written.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  };
}

/** How much a storage takes: what fits, no value that is larger than the one before, nothing new at all. */
export type Room = 'enough' | 'full' | 'readOnly';

/** A browser's storage in memory. */
export function fakeKeyValueStore(initial: Record<string, string> = {}) {
  const entries = new Map(Object.entries(initial));
  let room: Room = 'enough';
  let capacity = Infinity;
  const size = () => [...entries.values()].reduce((sum, { length }) => sum + length, 0);
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => entries.get(key) ?? null,
    setItem(key, value) {
      const sizeAfter = size() + value.length - (entries.get(key)?.length ?? 0);
      if (room === 'readOnly' || sizeAfter > capacity) refuse();
      entries.set(key, value);
    },
    removeItem(key) {
      if (room === 'readOnly') refuse();
      entries.delete(key);
    },
  };
  return {
    ...createKeyValueStore(() => storage as Storage),
    setRoom(next: Room) {
      room = next;
      capacity = next === 'full' ? size() : Infinity;
    },
  };
}

/** A page whose life the test leads; online and visible at first. */
export function fakePage() {
  let handlers: Parameters<Page['follow']>[0] | null = null;
  let isOnline = true;
  let isHidden = false;
  let title = '';
  return {
    isOnline: () => isOnline,
    isHidden: () => isHidden,
    setTitle: (next: string) => void (title = next),
    readMeta: (_name: string): string | null => null,
    /** The title of the tab. */
    title: () => title,
    setHidden(next: boolean) {
      isHidden = next;
      handlers?.onVisibilityChanged(next);
    },
    follow: (given: typeof handlers) => void (handlers = given),
    /** The page is shown again, or the machine woke. */
    wake: () => handlers?.onWake(),
    setOnline(next: boolean) {
      isOnline = next;
      handlers?.onOnlineChanged(next);
    },
  };
}

/** The browser's Back, as the test presses it. */
export function fakeBackButton() {
  let handler: (() => void) | null = null;
  let isArmed = false;
  let departures = 0;
  const leave = () => void (departures += 1);
  return {
    arm: () => void (isArmed = true),
    entryChanged: () => undefined,
    follow: (onBack: typeof handler) => void (handler = onBack),
    leave,
    press() {
      const press = isArmed ? handler : leave;
      isArmed = false;
      press?.();
    },
    /** How often a press left the address. */
    departures: () => departures,
  };
}

/** The other tabs, as the test plays them. */
export function fakeTabs() {
  let events: TabEvents | null = null;
  let announcements = 0;
  const announcedRounds: number[] = [];
  const announcedBets: string[] = [];
  return {
    announceSession: () => void (announcements += 1),
    announceBet: (betId: string, isTwin: boolean) =>
      void announcedBets.push(isTwin ? `twin ${betId}` : betId),
    askForBets: () => undefined,
    announceShownRound: (roundId: number) => void announcedRounds.push(roundId),
    follow: (handlers: TabEvents) => void (events = handlers),
    /** Another tab announces that the stored session has changed. */
    receive: () => events?.onSessionChanged(),
    /** A stake of another tab has become this bet. */
    receiveBet: (betId: string) => events?.onBetClaimed(betId, false),
    /** Another tab asks for the bets of this one. */
    receiveQuestion: () => events?.onBetsAsked(),
    /** Another tab has shown the draw of this round. */
    hearShownRound: (roundId: number) => events?.onRoundShown(roundId),
    /** How often this tab has announced the session, and which bets. */
    announcements: () => announcements,
    announcedBets,
    /** The rounds whose draw this tab has announced as shown. */
    announcedRounds,
  };
}

export type FakeLogger = ReturnType<typeof fakeLogger>;

/** A log that is read in place of printed. */
export function fakeLogger() {
  /** Every entry so far. */
  const lines: { message: string; details: unknown }[] = [];
  const keep = (message: string, details?: unknown) => void lines.push({ message, details });
  return { info: keep, warn: keep, lines };
}

/** A player of sounds that only notes them: `roll`, `digit` or `stop`, oldest first. */
export function fakeSounds() {
  const requests: string[] = [];
  return {
    play: (name: Parameters<SoundPlayer['play']>[0]) => void requests.push(name),
    stop: () => void requests.push('stop'),
    requests,
  };
}
