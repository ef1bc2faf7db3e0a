import type { BroadcastEvent } from './broadcastEvents';
import { openEchoConnection } from './echoConnection';

type Handler = (payload: unknown) => void;

/** A pusher-js client without a network: what Echo binds can be called by the name on the wire. */
class FakePusher {
  static last: FakePusher | null = null;
  readonly handlers = new Map<string, Handler[]>();
  readonly connection = { bind: (name: string, handler: Handler) => this.on(name, handler) };
  readonly left: string[] = [];
  isDisconnected = false;

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
    return { bind: (name: string, handler: Handler) => this.on(`${channel}:${name}`, handler) };
  }

  unsubscribe(channel: string) {
    this.left.push(channel);
  }

  disconnect() {
    this.isDisconnected = true;
  }

  send(name: string, payload: unknown) {
    for (const handler of this.handlers.get(name) ?? []) handler(payload);
  }
}

jest.mock('pusher-js', () => ({
  __esModule: true,
  default: function openFakePusher(key: string, options: Record<string, unknown>) {
    return new FakePusher(key, options);
  },
}));

function setUp() {
  const events: BroadcastEvent[] = [];
  const close = openEchoConnection({ key: 'key', host: 'localhost', port: 8003 }, (event) =>
    events.push(event),
  );
  const pusher = FakePusher.last;
  if (pusher === null) throw new Error('no client was made');
  return { events, close, pusher };
}

const byClass = 'countdown:App\\Events\\CountdownEvent';
const byAlias = 'countdown:CountdownEvent';
const seconds = (events: BroadcastEvent[]) =>
  events.map((event) => (event.kind === 'countdown' ? event.secondsLeft : event.kind));

describe('the connection', () => {
  afterEach(() => void jest.useRealTimers());

  it('is made as the specification says', () => {
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

  it.each([
    ['countdown', 'CountdownEvent', { countdown: 5 }, 'countdown'],
    ['gameStatus', 'GameStatusEvent', { status: 'start', result: { id: 5 } }, 'status'],
    ['gameResult', 'GameResultEvent', { data: '007' }, 'result'],
  ])('hears %s under the class name and under the alias', (channel, event, payload, kind) => {
    for (const name of [`App\\Events\\${event}`, event]) {
      const { pusher, events } = setUp();
      pusher.send(`${channel}:${name}`, payload);
      expect(events).toMatchObject([{ kind }]);
    }
  });

  it('counts a payload once that comes under both names', () => {
    const { pusher, events } = setUp();
    for (const countdown of [5, 4, 3]) {
      pusher.send(byClass, { countdown });
      pusher.send(byAlias, { countdown });
    }
    expect(seconds(events)).toEqual([5, 4, 3]);
  });

  it('counts a payload twice that comes twice under one name', () => {
    const { pusher, events } = setUp();
    pusher.send(byClass, { countdown: 5 });
    pusher.send(byClass, { countdown: 5 });
    expect(seconds(events)).toEqual([5, 5]);
  });

  it('tells its states', () => {
    const { pusher, events } = setUp();
    pusher.send('state_change', { previous: 'connecting', current: 'connected' });
    expect(events).toEqual([{ kind: 'connection', state: 'connected' }]);
  });

  it('says nothing more once it is closed', () => {
    jest.useFakeTimers();
    const { pusher, events, close } = setUp();
    close();
    expect(pusher.left.sort()).toEqual(['countdown', 'gameResult', 'gameStatus']);
    expect(pusher.isDisconnected).toBe(false);
    jest.runAllTimers();
    expect(pusher.isDisconnected).toBe(true);
    pusher.send(byClass, { countdown: 5 });
    pusher.send('state_change', { current: 'disconnected' });
    expect(events).toEqual([]);
  });
});
