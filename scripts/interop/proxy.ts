import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';

/**
 * One port for the app: `/app/` goes to the websocket server, everything else to the API, as a
 * reverse proxy in front of Laravel and Reverb does.
 *
 * @param ports all on `host`
 */
export function startProxy(
  host: string,
  ports: { readonly listen: number; readonly socket: number; readonly api: number },
): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const options = { host, port: ports.api, ...headOf(incoming) };
    const upstream = request(options, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    upstream.on('error', () => outgoing.destroy());
    incoming.pipe(upstream);
  });
  server.on('upgrade', (incoming, client, head) => {
    const upstream = connect(ports.socket, host, () => {
      const lines = incoming.rawHeaders.flatMap((name, index, all) =>
        index % 2 === 0 ? [`${name}: ${all[index + 1] ?? ''}`] : [],
      );
      upstream.write(`GET ${incoming.url ?? '/'} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      upstream.write(head);
      upstream.pipe(client).pipe(upstream);
    });
    upstream.on('error', () => client.destroy());
    client.on('error', () => upstream.destroy());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(ports.listen, host, () => resolve(server));
  });
}

function headOf({ method = 'GET', url = '/', headers }: IncomingMessage) {
  return { method, path: url, headers };
}
