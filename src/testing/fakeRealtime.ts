import type { BalanceHandlers, BroadcastEvent } from '../realtime/ports';
import { channels, readEvent } from '../realtime/parseBroadcast';

export type FakeBroadcasts = ReturnType<typeof fakeBroadcasts>;

/**
 * The broadcaster, as the test plays it.
 *
 * @param opens whether a connection opens by itself, as soon as the client has asked for it
 */
export function fakeBroadcasts(opens = false) {
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
    connect(onEvent: (event: BroadcastEvent) => void) {
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
    disconnect: () => void (listener = null),
    /**
     * Sends an event as the broadcaster would; nothing without a connection. Before the first
     * event of a connection it reports that the connection is open.
     */
    emit,
    /**
     * Sends the data of an event as its characters came over the wire, through the real parsers.
     * @param name the event's name on the wire; that of the specification by default
     */
    receive(channel: string, data: string, name?: string) {
      const border = channels.find((one) => one.channel === channel);
      if (border) emit(readEvent(border, name ?? border.event, decoded(data)));
    },
    isConnected: () => listener !== null,
    /** How often the connection was replaced. */
    reconnects: () => reconnects,
    ping() {
      pings += 1;
      answerPing();
    },
    /** How often the server was pinged; it responds as the test says, or not at all. */
    pings: () => pings,
    onPing: (answer: () => void) => void (answerPing = answer),
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
export function fakeBalances() {
  let watched: ({ userId: string } & BalanceHandlers) | null = null;
  let refusal: string | null = null;
  let isSignedOut = false;
  const signIns: { userId: string; customToken: string }[] = [];
  let isHanging = false;
  const watches: { userId: string; isRetry: boolean; token: string | null }[] = [];
  return {
    signIn(userId: string, customToken: string): Promise<void> {
      signIns.push({ userId, customToken });
      if (isHanging) return new Promise(() => undefined);
      return refusal === null ? Promise.resolve() : Promise.reject(new Error(refusal));
    },
    /** The sign-ins of fresh logins, oldest first. */
    signIns,
    /** From now on a sign-in never ends. */
    hangSignIn: () => void (isHanging = true),
    signOut() {
      isSignedOut = true;
      return Promise.resolve();
    },
    watch(
      userId: string,
      readCustomToken: () => string | null,
      handlers: BalanceHandlers,
      { isRetry } = { isRetry: false },
    ) {
      const mine = { userId, ...handlers };
      watches.push({ userId, isRetry, token: readCustomToken() });
      watched = mine;
      return () => {
        if (watched === mine) watched = null;
      };
    },
    /** Reports that the database's connection is open or lost. */
    setConnected: (isConnected: boolean) => watched?.onConnectionChanged(isConnected),
    /** Ends the following with a problem, as a refused sign-in or subscription does. */
    fail: (reason: string) => watched?.onProblem(reason),
    /** How often a balance was followed, and whether again after a failure: oldest first. */
    watches,
    /** Sends a value of the balance record, as it would come from the database. */
    push: (value: unknown) => watched?.onBalance(value),
    /** From now on the sign-in is refused with this message. */
    refuseSignIn: (reason: string) => void (refusal = reason),
    /** The user whose balance is followed; null for none. */
    watchedUser: () => watched?.userId ?? null,
    isSignedOut: () => isSignedOut,
  };
}
