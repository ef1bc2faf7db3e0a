#!/usr/bin/env bash
# What becomes of a text that Pusher's own server SDK publishes as the data of an event, such as a drawn number.
#
# Versions: pusher 5.3.4 (server SDK), pusher-js 8.6.0, ws 8.23.0, Node 20.
# Guess before the run: pusher-js hands the text to the listener as it was published.
# Seen: the server SDK leaves a text as it is, and pusher-js tries JSON on it. 472 arrives as a number and 007 as a text,
# 1e3 is 1000, null is null, and an id of more than 53 bits is another id. Within an object every text stays a text.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pusher@5.3.4 pusher-js@8.6.0 ws@8.23.0
cat > run.mjs <<'JS'
import { createServer } from 'node:http';
import Server from 'pusher';
import Pusher from 'pusher-js';
import { WebSocketServer } from 'ws';

const sockets = new Set();
// The two halves of a broadcaster: an HTTP call per event in, one frame per event out.
const http = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => (body += part));
  request.on('end', () => {
    const { name, channels, data } = JSON.parse(body);
    for (const socket of sockets) socket.send(JSON.stringify({ event: name, channel: channels[0], data }));
    response.end('{}');
  });
});
new WebSocketServer({ server: http }).on('connection', (socket) => {
  sockets.add(socket);
  const hello = JSON.stringify({ socket_id: '1.1', activity_timeout: 120 });
  socket.send(JSON.stringify({ event: 'pusher:connection_established', data: hello }));
  socket.on('message', () =>
    socket.send(JSON.stringify({ event: 'pusher_internal:subscription_succeeded', channel: 'draw', data: '{}' })),
  );
});
await new Promise((resolve) => http.listen(0, '127.0.0.1', resolve));
const { port } = http.address();

const options = { cluster: '', wsHost: '127.0.0.1', wsPort: port, forceTLS: false, enabledTransports: ['ws'] };
const channel = new Pusher('key', { ...options, enableStats: false }).subscribe('draw');
await new Promise((resolve) => channel.bind('pusher:subscription_succeeded', resolve));
const server = new Server({ appId: '1', key: 'key', secret: 'secret', host: '127.0.0.1', port: `${port}`, useTLS: false });
for (const data of ['472', '007', '1e3', 'null', '9007199254740993', 'x7', { number: '472' }]) {
  const arrived = new Promise((resolve) => {
    channel.unbind('drawn');
    channel.bind('drawn', resolve);
  });
  await server.trigger('draw', 'drawn', data);
  const value = await arrived;
  console.log(`${JSON.stringify(data)} arrives as ${value === null ? 'null' : typeof value}: ${JSON.stringify(value)}`);
}
process.exit(0);
JS
node run.mjs | tee seen.txt
cat > expected.txt <<'TEXT'
"472" arrives as number: 472
"007" arrives as string: "007"
"1e3" arrives as number: 1000
"null" arrives as null: null
"9007199254740993" arrives as number: 9007199254740992
"x7" arrives as string: "x7"
{"number":"472"} arrives as object: {"number":"472"}
TEXT
diff expected.txt seen.txt && echo 'as described'
