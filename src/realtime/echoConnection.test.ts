import type { BroadcastEvent } from './ports';
import { openEchoConnection } from './echoConnection';

type Handler = (payload: unknown) => void;

/** A pusher-js client without a network: what Echo binds can be called by the name on the wire. */
class FakePusher {
  static last: FakePusher | null = null;
  readonly handlers = new Map<string, Handler[]>();
  /** What hears every event of a channel. */
  readonly listeners = new Map<string, (name: string, payload: unknown) => void>();
  readonly connection = {
    bind: (name: string, handler: Handler) => this.on(name, handler),
    send_event: (name: string) => void this.done.push(name),
  };
  /** What was done to the connection, oldest first. */
  readonly done: string[] = [];

  constructor(
    readonly key: string,
    readonly options: Record<string, unknown>,
  ) {
    FakePusher.last = this;
  }

  on(name: string, handler: Handler) {
    this.handlers.set(name, [...(this.handlers.get(name) ?? []), handler]);
  }

  subscribe(channel: string) {
    return {
      bind: (name: string, handler: Handler) => this.on(`${channel}:${name}`, handler),
      bind_global: (listener: (name: string, payload: unknown) => void) => {
        this.listeners.set(channel, listener);
      },
    };
  }

  connect() {
    this.done.push('connect');
  }

  disconnect() {
    this.done.push('disconnect');
    this.send('state_change', { previous: 'connected', current: 'disconnected' });
  }

  send(name: string, payload: unknown) {
    for (const handler of this.handlers.get(name) ?? []) handler(payload);
    const [channel = '', ...event] = name.split(':');
    this.listeners.get(channel)?.(event.join(':'), payload);
  }
}

jest.mock('pusher-js', () => ({
  __esModule: true,
  default: Object.assign(
    function openFakePusher(key: string, options: Record<string, unknown>) {
      return new FakePusher(key, options);
    },
    { Runtime: { createWebSocket: () => new EventTarget() } },
  ),
}));

function setUp() {
  const events: BroadcastEvent[] = [];
  const connection = openEchoConnection({ key: 'key', host: 'localhost', port: 8003 }, (event) =>
    events.push(event),
  );
  const pusher = FakePusher.last;
  if (pusher === null) throw new Error('no client was made');
  const subscribe = (...channels: string[]) => {
    for (const channel of channels) pusher.send(`${channel}:pusher:subscription_succeeded`, {});
  };
  return { events, ...connection, pusher, subscribe };
}

const open: BroadcastEvent = { kind: 'connection', state: 'open' };
const lost: BroadcastEvent = { kind: 'connection', state: 'lost' };
const change = (previous: string, current: string) => ({ previous, current });
const byClass = 'countdown:App\\Events\\CountdownEvent';
const byAlias = 'countdown:CountdownEvent';
const seconds = (events: BroadcastEvent[]) =>
  events.map((event) => (event.kind === 'countdown' ? event.secondsLeft : event.kind));

describe('the connection', () => {
  it('[9.23, 9.24] is made as the specification says', () => {
    const { pusher } = setUp();
    expect(pusher.key).toBe('key');
    expect(pusher.options).toMatchObject({
      wsHost: 'localhost',
      wsPort: 8003,
      wssPort: 8003,
      forceTLS: false,
      enabledTransports: ['ws', 'wss'],
      activityTimeout: 120_000,
      pongTimeout: 30_000,
      unavailableTimeout: 10_000,
    });
  });

  it('does not mistake the SDK’s subscription messages for events', () => {
    const { events, subscribe } = setUp();
    subscribe('countdown');
    expect(events).toEqual([]);
    subscribe('gameStatus', 'gameResult');
    expect(events).toEqual([open]);
  });

  it('[7.19] passes a payload on once if it arrives under both names', () => {
    const { pusher, events } = setUp();
    for (const countdown of [5, 4, 3]) {
      pusher.send(byClass, { countdown });
      pusher.send(byAlias, { countdown });
    }
    expect(seconds(events)).toEqual([5, 4, 3]);
  });

  it('is open once all three channels are subscribed, after every reconnect', () => {
    const { events, subscribe, reconnect } = setUp();
    subscribe('countdown', 'gameStatus');
    expect(events).toEqual([]);
    subscribe('gameResult');
    expect(events).toEqual([open]);
    reconnect();
    subscribe('countdown', 'countdown', 'gameStatus');
    expect(events).toEqual([open]);
    subscribe('gameResult');
    expect(events).toEqual([open, open]);
  });

  it.each<[string, string, unknown]>([
    ['its socket was cut', 'connecting_in', 1],
    ['pusher-js begins again at once', 'state_change', change('connected', 'connecting')],
    ['it can not be made', 'state_change', change('connecting', 'unavailable')],
    ['no transport is left', 'state_change', change('connecting', 'failed')],
    ['the server ends it', 'state_change', change('connected', 'disconnected')],
    ['a channel is refused', 'countdown:pusher:subscription_error', { status: 401 }],
  ])('is reported lost once if %s, and pusher-js does not retry', (_, name, payload) => {
    jest.useFakeTimers();
    const { events, pusher } = setUp();
    pusher.send(name, payload);
    pusher.send('connecting_in', 1);
    expect(events).toEqual([lost]);
    jest.runAllTimers();
    expect(pusher.done).toEqual(['disconnect']);
    expect(events).toEqual([lost]);
  });

  it('is not reported lost while it connects for the first time', () => {
    const { events, pusher } = setUp();
    pusher.send('state_change', change('initialized', 'connecting'));
    expect(events).toEqual([]);
    pusher.send(byClass, { countdown: 5 });
    expect(seconds(events)).toEqual([5]);
  });

  it('is replaced on request without being reported lost', () => {
    jest.useFakeTimers();
    const { events, pusher, reconnect } = setUp();
    pusher.send('connecting_in', 1);
    reconnect();
    jest.runAllTimers();
    expect(pusher.done).toEqual(['disconnect', 'connect']);
    expect(events).toEqual([lost]);
    pusher.send('connecting_in', 1);
    expect(events).toEqual([lost, lost]);
  });

  it('pings and passes the pong on', () => {
    const { events, pusher, ping } = setUp();
    ping();
    expect(pusher.done).toEqual(['pusher:ping']);
    pusher.send('message', { event: 'pusher:ping' });
    expect(events).toEqual([]);
    pusher.send('message', { event: 'pusher:pong' });
    expect(events).toEqual([{ kind: 'pong' }]);
  });

  it('reports nothing after it was closed', () => {
    jest.useFakeTimers();
    const { pusher, events, close } = setUp();
    close();
    expect(pusher.done).toEqual([]);
    jest.runAllTimers();
    expect(pusher.done).toEqual(['disconnect']);
    pusher.send(byClass, { countdown: 5 });
    pusher.send('state_change', { current: 'disconnected' });
    expect(events).toEqual([]);
  });
});
