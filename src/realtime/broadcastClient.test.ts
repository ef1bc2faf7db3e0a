import { fakeLogger } from '../testing/fakePorts';
import { createBroadcastClient } from './broadcastClient';
import type { BroadcastEvent } from './ports';

type Emit = (event: BroadcastEvent) => void;

/** The connections that were opened, oldest first. */
const opened: { emit: Emit; isClosed: boolean; reconnects: number; pings: number }[] = [];
let isChunkMissing = false;

jest.mock('./echoConnection', () => ({
  openEchoConnection(_config: unknown, emit: Emit) {
    if (isChunkMissing) throw new Error('chunk missing');
    const connection = { emit, isClosed: false, reconnects: 0, pings: 0 };
    opened.push(connection);
    return {
      reconnect: () => void (connection.reconnects += 1),
      ping: () => void (connection.pings += 1),
      close: () => void (connection.isClosed = true),
    };
  },
}));

beforeEach(() => {
  opened.length = 0;
  isChunkMissing = false;
});

const config = { key: 'key', host: 'localhost', port: 8003 };
/** The SDKs are loaded by the end of this turn, if they are loaded at all. */
const loaded = () => new Promise((resolve) => setTimeout(resolve));

function setUp() {
  const events: BroadcastEvent[] = [];
  const logger = fakeLogger();
  const client = createBroadcastClient(config, logger);
  return { client, logger, events, connect: () => client.connect((event) => events.push(event)) };
}

describe('the broadcast client', () => {
  it('opens one connection and passes its events on', async () => {
    const { connect, events } = setUp();
    connect();
    await loaded();
    expect(opened).toHaveLength(1);
    opened[0]?.emit({ kind: 'countdown', secondsLeft: 5 });
    expect(events).toContainEqual({ kind: 'countdown', secondsLeft: 5 });
  });

  it('opens no connection if it is disconnected before the SDKs are loaded', async () => {
    const { client, connect } = setUp();
    connect();
    client.disconnect();
    await loaded();
    expect(opened).toEqual([]);
    connect();
    await loaded();
    expect(opened).toHaveLength(1);
  });

  it('opens one connection if it is connected again before the SDKs are loaded', async () => {
    const { connect } = setUp();
    connect();
    connect();
    await loaded();
    expect(opened).toHaveLength(1);
  });

  it('closes a connection that is replaced or no longer needed', async () => {
    const { client, connect } = setUp();
    connect();
    await loaded();
    connect();
    expect(opened.map(({ isClosed }) => isClosed)).toEqual([true]);
    await loaded();
    client.disconnect();
    client.disconnect();
    expect(opened.map(({ isClosed }) => isClosed)).toEqual([true, true]);
  });

  it('replaces its connection as often as requested', async () => {
    const { client, connect } = setUp();
    client.reconnect();
    await loaded();
    expect(opened).toEqual([]);
    connect();
    await loaded();
    client.reconnect();
    client.reconnect();
    expect(opened.map(({ reconnects }) => reconnects)).toEqual([2]);
    client.disconnect();
    client.reconnect();
    await loaded();
    expect(opened.map(({ reconnects }) => reconnects)).toEqual([2]);
  });

  it('sends pings over the open connection', async () => {
    const { client, connect } = setUp();
    client.ping();
    connect();
    await loaded();
    client.ping();
    expect(opened.map(({ pings }) => pings)).toEqual([1]);
  });

  it('reports a lost connection if the SDKs cannot be loaded, and loads them at the next attempt', async () => {
    const { client, connect, events, logger } = setUp();
    isChunkMissing = true;
    connect();
    await loaded();
    expect(events).toEqual([{ kind: 'connection', state: 'lost' }]);
    expect(logger.lines).toEqual([
      { message: 'realtime client could not be loaded', details: 'chunk missing' },
    ]);
    isChunkMissing = false;
    client.reconnect();
    await loaded();
    expect(opened).toHaveLength(1);
  });
});
