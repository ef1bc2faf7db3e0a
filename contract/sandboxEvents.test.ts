import WebSocket from 'ws';
import { Inbox } from '../sandbox/testing/inbox';
import { startTestSandbox, type TestSandbox } from '../sandbox/testing/testSandbox';
import { textOf } from '../sandbox/textOf';
import { valueAt as valueInTree } from '../sandbox/firebase/balanceTree';
import { schemaErrors } from './support/documents';
import { frameSchema, messageOn, messages } from './support/messages';

interface Frame {
  readonly event: string;
  readonly channel?: string;
  readonly data: string;
}

let sandbox: TestSandbox;
let socket: WebSocket | null = null;
afterEach(async () => {
  socket?.terminate();
  await sandbox.stop();
});

/** The events of one round, from its last seconds to the start of the next. */
async function eventsOfRound(broadcastAs: boolean): Promise<Frame[]> {
  sandbox = await startTestSandbox({ broadcastAs });
  await sandbox.control('/clock', { paused: true });
  const client = new WebSocket(`ws://127.0.0.1:${sandbox.ports.api}/app/lottery-local?protocol=7`);
  socket = client;
  const frames = new Inbox<Frame>();
  client.on('message', (data) => frames.add(JSON.parse(textOf(data)) as Frame));
  await frames.first(({ event }) => event === 'pusher:connection_established');
  for (const channel of ['countdown', 'gameStatus', 'gameResult']) {
    client.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel } }));
    await frames.first((frame) => /succeeded$/.test(frame.event) && frame.channel === channel);
  }
  await sandbox.control('/countdown', { seconds: 3 });
  await sandbox.control('/finish-round', {});
  await sandbox.control('/start-round', {});
  await frames.first(({ data }) => data.includes('"start"'));
  return frames.items.filter(({ event }) => !event.startsWith('pusher'));
}

it.each([
  [false, String.raw`App\Events\CountdownEvent`],
  [true, 'CountdownEvent'],
])(
  'each event of a round is a frame and a payload of the contract (plain names: %s)',
  async (broadcastAs, name) => {
    const frames = await eventsOfRound(broadcastAs);
    for (const frame of frames) {
      expect(schemaErrors(frameSchema, frame, { isClosed: true })).toEqual([]);
      const { payload } = messageOn(frame.channel ?? '');
      expect(schemaErrors(payload, JSON.parse(frame.data), { isClosed: true })).toEqual([]);
    }
    expect(frames.map(({ event }) => event)).toContain(name);
    const channels = new Set(frames.map(({ channel }) => channel));
    const documented = messages.map(({ channel }) => channel).filter((each) => !each.includes('/'));
    expect([...channels].sort()).toEqual(documented.sort());
    expect(frames.filter(({ data }) => data.includes('"calculate"'))).toHaveLength(1);
  },
);

it('the balance record follows the contract', async () => {
  sandbox = await startTestSandbox();
  const record = valueInTree(['balances', '1001'], () => 499_000);
  const { payload } = messageOn('balances/{userId}');
  expect(record).toMatchObject({ balance: expect.anything() as unknown });
  expect(schemaErrors(payload, record, { isClosed: true })).toEqual([]);
});
