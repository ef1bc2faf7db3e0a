import type {
  BalanceClient,
  BalanceHandlers,
  BroadcastClient,
  BroadcastEvent,
} from '../realtime/ports';
import { channels, readEvent } from '../realtime/parseBroadcast';

/** The broadcaster, as the test plays it. */
export interface FakeBroadcasts extends BroadcastClient {
  /**
   * Sends an event as the broadcaster would; nothing where nobody is connected. Before the first
   * event of a connection it reports that the connection is open.
   */
  emit(event: BroadcastEvent): void;
  /**
   * Sends the data of an event as its characters came over the wire, through the real parsers.
   * @param name the event's name on the wire; that of the specification by default
   */
  receive(channel: string, data: string, name?: string): void;
  isConnected(): boolean;
  /** How often the connection was replaced. */
  reconnects(): number;
  /** How often the server was pinged; it responds as the test says, or not at all. */
  pings(): number;
  onPing(answer: () => void): void;
}

/** @param opens whether a connection opens by itself, as soon as the client has asked for it */
export function fakeBroadcasts(opens = false): FakeBroadcasts {
  let listener: ((event: BroadcastEvent) => void) | null = null;
  let reconnects = 0;
  let pings = 0;
  let answerPing: () => void = () => undefined;
  let isOpen = false;
  const emit = (event: BroadcastEvent) => {
    if (event.kind === 'connection') isOpen = event.state === 'open';
    else if (!isOpen) {
      isOpen = true;
      listener?.({ kind: 'connection', state: 'open' });
    }
    listener?.(event);
  };
  return {
    connect(onEvent) {
      listener = onEvent;
      isOpen = false;
      if (!opens) return;
      void Promise.resolve().then(() => {
        if (listener === onEvent && !isOpen) emit({ kind: 'connection', state: 'open' });
      });
    },
    reconnect() {
      reconnects += 1;
      isOpen = false;
    },
    disconnect() {
      listener = null;
    },
    emit,
    receive(channel, data, name) {
      const border = channels.find((one) => one.channel === channel);
      if (border) emit(readEvent(border, name ?? border.event, decoded(data)));
    },
    isConnected: () => listener !== null,
    reconnects: () => reconnects,
    ping() {
      pings += 1;
      answerPing();
    },
    pings: () => pings,
    onPing(answer) {
      answerPing = answer;
    },
  };
}

/** As pusher-js reads the data of a frame: what is no JSON is a text. */
function decoded(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return data;
  }
}

/** The database of the balances, as the test plays it. */
export interface FakeBalances extends BalanceClient {
  /** Sends a value of the balance record, as it would come from the database. */
  push(value: unknown): void;
  /** Reports that the database's connection is open or lost. */
  setConnected(isConnected: boolean): void;
  /** Ends the following with a problem, as a refused sign-in or subscription does. */
  fail(reason: string): void;
  /** How often a balance was followed, and whether again after a failure: oldest first. */
  watches: { userId: string; isRetry: boolean; token: string | null }[];
  /** The sign-ins of fresh logins, oldest first. */
  signIns: { userId: string; customToken: string }[];
  /** From now on a sign-in never ends. */
  hangSignIn(): void;
  /** From now on the sign-in is refused with this message. */
  refuseSignIn(reason: string): void;
  /** The user whose balance is followed; null for none. */
  watchedUser(): string | null;
  isSignedOut(): boolean;
}

export function fakeBalances(): FakeBalances {
  let watched: ({ userId: string } & BalanceHandlers) | null = null;
  let refusal: string | null = null;
  let isSignedOut = false;
  const signIns: FakeBalances['signIns'] = [];
  let isHanging = false;
  const watches: FakeBalances['watches'] = [];
  return {
    signIn(userId, customToken) {
      signIns.push({ userId, customToken });
      if (isHanging) return new Promise(() => undefined);
      return refusal === null ? Promise.resolve() : Promise.reject(new Error(refusal));
    },
    signIns,
    hangSignIn() {
      isHanging = true;
    },
    signOut() {
      isSignedOut = true;
      return Promise.resolve();
    },
    watch(userId, readCustomToken, handlers, { isRetry } = { isRetry: false }) {
      const mine = { userId, ...handlers };
      watches.push({ userId, isRetry, token: readCustomToken() });
      watched = mine;
      return () => {
        if (watched === mine) watched = null;
      };
    },
    setConnected: (isConnected) => watched?.onConnectionChanged(isConnected),
    fail: (reason) => watched?.onProblem(reason),
    watches,
    push: (value) => watched?.onBalance(value),
    refuseSignIn(reason) {
      refusal = reason;
    },
    watchedUser: () => watched?.userId ?? null,
    isSignedOut: () => isSignedOut,
  };
}
