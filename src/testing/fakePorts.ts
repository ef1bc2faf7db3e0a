import type { SoundPlayer } from '../features/sound/soundPlayer';
import type { CookieDocument } from '../lib/cookies';
import type { Clock } from '../lib/clock';
import type { KeyValueStore } from '../lib/keyValueStore';
import type { Logger } from '../lib/logger';
import type { BalanceClient } from '../realtime/balanceClient';
import type { BroadcastClient, BroadcastEvent } from '../realtime/broadcastEvents';

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
export function fakeCookieDocument(): CookieDocument {
  const jar = new Map<string, string>();
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

export function fakeKeyValueStore(initial: Record<string, string> = {}): KeyValueStore {
  const entries = new Map(Object.entries(initial));
  return {
    read: (key) => entries.get(key) ?? null,
    write: (key, value) => void entries.set(key, value),
  };
}

export interface FakeBroadcasts extends BroadcastClient {
  /** Sends an event as the broadcaster would; nothing where nobody is connected. */
  emit(event: BroadcastEvent): void;
  isConnected(): boolean;
}

export function fakeBroadcasts(): FakeBroadcasts {
  let listener: ((event: BroadcastEvent) => void) | null = null;
  return {
    connect(onEvent) {
      listener = onEvent;
    },
    disconnect() {
      listener = null;
    },
    emit: (event) => listener?.(event),
    isConnected: () => listener !== null,
  };
}

export interface FakeBalances extends BalanceClient {
  /** Sends a value of the balance record, as it would come from the database. */
  push(value: unknown): void;
  /** From now on the sign-in is refused with these words. */
  refuseSignIn(reason: string): void;
  /** The user whose balance is followed; null for none. */
  watchedUser(): string | null;
  isSignedOut(): boolean;
}

export function fakeBalances(): FakeBalances {
  let watched: { userId: string; onBalance: (value: unknown) => void } | null = null;
  let refusal: string | null = null;
  let isSignedOut = false;
  return {
    signIn: () => (refusal === null ? Promise.resolve() : Promise.reject(new Error(refusal))),
    signOut() {
      isSignedOut = true;
      return Promise.resolve();
    },
    watch(userId, _readCustomToken, { onBalance }) {
      const mine = { userId, onBalance };
      watched = mine;
      return () => {
        if (watched === mine) watched = null;
      };
    },
    push: (value) => watched?.onBalance(value),
    refuseSignIn(reason) {
      refusal = reason;
    },
    watchedUser: () => watched?.userId ?? null,
    isSignedOut: () => isSignedOut,
  };
}

export interface FakeLogger extends Logger {
  /** Every line so far: message and details. */
  lines: { message: string; details: unknown }[];
}

export function fakeLogger(): FakeLogger {
  const lines: FakeLogger['lines'] = [];
  const keep = (message: string, details?: unknown) => void lines.push({ message, details });
  return { info: keep, warn: keep, lines };
}

export interface FakeSounds extends SoundPlayer {
  /** What was asked for, oldest first: `roll`, `digit` or `stop`. */
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
