import type { SoundPlayer } from '../features/sound/soundPlayer';
import type { BackButton } from '../platform/backButton';
import type { CookieDocument } from '../platform/cookies';
import type { Clock } from '../platform/clock';
import { createKeyValueStore } from '../platform/keyValueStore';
import type { KeyValueStore } from '../platform/keyValueStore';
import type { Logger } from '../platform/logger';
import type { Page } from '../platform/page';
import type { TabEvents, Tabs } from '../platform/tabs';

/** A clock that stands still until it is moved; milliseconds. */
export interface FakeClock extends Clock {
  advance(milliseconds: number): void;
}

/** @param start an ISO stamp with its zone */
export function fakeClock(start: string): FakeClock {
  let now = Date.parse(start);
  return {
    now: () => now,
    advance(milliseconds) {
      now += milliseconds;
    },
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
export interface FakeStorage extends KeyValueStore {
  setRoom(room: Room): void;
}

export function fakeKeyValueStore(initial: Record<string, string> = {}): FakeStorage {
  const entries = new Map(Object.entries(initial));
  let room: Room = 'enough';
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => entries.get(key) ?? null,
    setItem(key, value) {
      const isLarger = value.length > (entries.get(key)?.length ?? 0);
      if (room === 'readOnly' || (room === 'full' && isLarger)) refuse();
      entries.set(key, value);
    },
    removeItem(key) {
      if (room === 'readOnly') refuse();
      entries.delete(key);
    },
  };
  return {
    ...createKeyValueStore(() => storage as Storage),
    setRoom(next) {
      room = next;
    },
  };
}

/** A page whose life the test leads. */
export interface FakePage extends Page {
  /** The page is shown again, or the machine woke. */
  wake(): void;
  setOnline(isOnline: boolean): void;
  setHidden(isHidden: boolean): void;
  /** The title of the tab. */
  title(): string;
}

/** Online and visible until the test says otherwise. */
export function fakePage(): FakePage {
  let handlers: Parameters<Page['follow']>[0] | null = null;
  let isOnline = true;
  let isHidden = false;
  let title = '';
  return {
    isOnline: () => isOnline,
    isHidden: () => isHidden,
    setTitle(next) {
      title = next;
    },
    title: () => title,
    setHidden(next) {
      isHidden = next;
      handlers?.onVisibilityChanged(next);
    },
    follow(given) {
      handlers = given;
    },
    wake: () => handlers?.onWake(),
    setOnline(next) {
      isOnline = next;
      handlers?.onOnlineChanged(next);
    },
  };
}

/** The browser's Back, as the test presses it. */
export interface FakeBackButton extends BackButton {
  press(): void;
  /** How often a press left the address. */
  departures(): number;
}

export function fakeBackButton(): FakeBackButton {
  let handler: (() => void) | null = null;
  let isArmed = false;
  let departures = 0;
  const leave = () => {
    departures += 1;
  };
  return {
    arm() {
      isArmed = true;
    },
    entryChanged: () => undefined,
    follow(onBack) {
      handler = onBack;
    },
    leave,
    press() {
      const press = isArmed ? handler : leave;
      isArmed = false;
      press?.();
    },
    departures: () => departures,
  };
}

/** The other tabs, as the test plays them. */
export interface FakeTabs extends Tabs {
  /** Another tab announces that the stored session has changed. */
  hear(): void;
  /** A stake of another tab has become this bet. */
  hearBet(betId: string): void;
  /** Another tab has shown and stored outcomes of bets. */
  hearSeenBets(): void;
  /** How often this tab has announced it. */
  announcements(): number;
  /** The bets that this tab has announced. */
  announcedBets: string[];
  /** How often this tab has announced that it has shown outcomes. */
  seenAnnouncements(): number;
}

export function fakeTabs(): FakeTabs {
  let events: TabEvents | null = null;
  let announcements = 0;
  let seenAnnouncements = 0;
  const announcedBets: string[] = [];
  return {
    announceSession() {
      announcements += 1;
    },
    announceBet: (betId) => void announcedBets.push(betId),
    announceSeenBets() {
      seenAnnouncements += 1;
    },
    follow(handlers) {
      events = handlers;
    },
    hear: () => events?.onSessionChanged(),
    hearBet: (betId) => events?.onBetClaimed(betId),
    hearSeenBets: () => events?.onSeenBets(),
    announcements: () => announcements,
    announcedBets,
    seenAnnouncements: () => seenAnnouncements,
  };
}

/** A log that is read in place of printed. */
export interface FakeLogger extends Logger {
  /** Every entry so far: message and details. */
  lines: { message: string; details: unknown }[];
}

export function fakeLogger(): FakeLogger {
  const lines: FakeLogger['lines'] = [];
  const keep = (message: string, details?: unknown) => void lines.push({ message, details });
  return { info: keep, warn: keep, lines };
}

/** A player of sounds that only notes them. */
export interface FakeSounds extends SoundPlayer {
  /** The requests, oldest first: `roll`, `digit` or `stop`. */
  requests: string[];
}

export function fakeSounds(): FakeSounds {
  const requests: string[] = [];
  return {
    play: (name) => void requests.push(name),
    stop: () => void requests.push('stop'),
    requests,
  };
}
