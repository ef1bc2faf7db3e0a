import WebSocket from 'ws';
import { Inbox } from '../sandbox/testing/inbox';
import { startTestSandbox, type TestSandbox } from '../sandbox/testing/testSandbox';
import { textOf } from '../sandbox/textOf';
import type { Dialect } from './dialects/speak';
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
async function eventsOfRound(dialect: Dialect): Promise<Frame[]> {
  sandbox = await startTestSandbox({ dialect });
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
  await sandbox.control('/next-result', { number: '007' });
  await sandbox.control('/finish-round', {});
  await sandbox.control('/start-round', {});
  await frames.first(({ data }) => data.startsWith('{"countdown":60'));
  return frames.items.filter(({ event }) => !event.startsWith('pusher'));
}

it.each([
  [{}, 'App\\Events\\'],
  [{ eventNames: 'plain' }, ''],
])(
  '[1.10, 7.18] each event of a round is a frame and a payload of the contract, in its order (dialect %j)',
  async (dialect, namespace) => {
    const frames = await eventsOfRound(dialect);
    for (const frame of frames) {
      expect(schemaErrors(frameSchema, frame, { isClosed: true })).toEqual([]);
      const { payload } = messageOn(frame.channel ?? '');
      expect(schemaErrors(payload, JSON.parse(frame.data), { isClosed: true })).toEqual([]);
    }
    const result = { id: 240_001, round_id: 240_001, detail: '{"number":"007"}' };
    const events = frames.map(({ event, data }) => [event, JSON.parse(data) as unknown]);
    expect(events).toMatchObject(
      [
        ['CountdownEvent', { countdown: 3 }],
        ['CountdownEvent', { countdown: 0 }],
        ['GameStatusEvent', { status: 'calculate', result }],
        ['GameResultEvent', { data: result }],
        ['GameStatusEvent', { status: 'start', result: { id: 240_002 } }],
        ['CountdownEvent', { countdown: 60 }],
      ].map(([name, payload]) => [`${namespace}${name as string}`, payload]),
    );
    const channels = new Set(frames.map(({ channel }) => channel));
    const documented = messages.map(({ channel }) => channel).filter((each) => !each.includes('/'));
    expect([...channels].sort()).toEqual(documented.sort());
  },
);

it('the balance record follows the contract', async () => {
  sandbox = await startTestSandbox();
  const record = valueInTree(['balances', '1001'], () => 499_000);
  const { payload } = messageOn('balances/{userId}');
  expect(record).toMatchObject({ balance: expect.anything() as unknown });
  expect(schemaErrors(payload, record, { isClosed: true })).toEqual([]);
});
