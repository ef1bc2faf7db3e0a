import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { watchWaitingSockets } from './waitingSockets';

it('watchWaitingSockets closes idle and unused connections, and none that is serving a request', async () => {
  const pending: (() => void)[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/slow') pending.push(() => response.end('late'));
    else response.end('ok');
  });
  const closeWaiting = watchWaitingSockets(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const open = async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };
  const send = (socket: Socket, path: string) =>
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  const textOf = async (socket: Socket) => String((await once(socket, 'data'))[0]);
  try {
    const [unused, used, serving] = [await open(), await open(), await open()];
    send(used, '/quick');
    expect(await textOf(used)).toContain('ok');
    const requested = once(server, 'request');
    send(serving, '/slow');
    await requested;
    closeWaiting();
    await Promise.all([once(unused, 'close'), once(used, 'close')]);
    for (const respond of pending) respond();
    expect(await textOf(serving)).toContain('late');
    serving.destroy();
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
