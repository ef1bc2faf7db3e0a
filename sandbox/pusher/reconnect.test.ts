import Pusher from 'pusher-js';
import { Inbox } from '../testing/inbox';
import { pusherOptions } from '../testing/pusherOptions';
import { startTestSandbox } from '../testing/testSandbox';

it('[9.25] pusher-js tries again one second after a connection was cut', async () => {
  const sandbox = await startTestSandbox();
  const pusher = new Pusher('lottery-local', pusherOptions(sandbox.ports.api));
  try {
    const states = new Inbox<string>();
    const waits = new Inbox<number>();
    pusher.connection.bind('connecting_in', waits.add);
    pusher.connection.bind('connected', () => states.add('connected'));
    await states.first(() => true);
    states.items.splice(0);
    await sandbox.control('/faults', { pusher: { drop: true } });
    expect(await waits.first(() => true)).toBe(1);
    await states.first((state) => state === 'connected');
  } finally {
    pusher.disconnect();
    await sandbox.stop();
  }
});
