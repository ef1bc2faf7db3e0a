#!/usr/bin/env bash
# The names that Laravel Echo's `listenToAll` gives to events, by the namespace of Echo and of the event.
#
# Versions: laravel-echo 2.5.0 with pusher-js 8.6.0, ws 8.23.0, Node 20.
# Guess before its source was read: an event of the namespace loses it, any other keeps its whole name behind a dot.
# Seen: the namespace is cut off by its length wherever a name begins with its letters. An event of `App\EventsArchive`
# arrives as `rchive\Drawn`. With an empty namespace or null every name loses its first letter, while `listen` finds it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund laravel-echo@2.5.0 pusher-js@8.6.0 ws@8.23.0
cat > run.mjs <<'JS'
import Echo from 'laravel-echo';
import Pusher from 'pusher-js';
import { WebSocketServer } from 'ws';

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const sockets = new Set();
const broadcaster = new WebSocketServer({ host: '127.0.0.1', port: 0 }).on('connection', (socket) => {
  sockets.add(socket);
  const hello = JSON.stringify({ socket_id: '1.1', activity_timeout: 120 });
  socket.send(JSON.stringify({ event: 'pusher:connection_established', data: hello }));
  socket.on('message', () =>
    socket.send(JSON.stringify({ event: 'pusher_internal:subscription_succeeded', channel: 'game', data: '{}' })),
  );
});
await new Promise((resolve) => broadcaster.on('listening', resolve));
const { port } = broadcaster.address();

for (const namespace of ['App.Events', '', null, false]) {
  const options = { cluster: '', wsHost: '127.0.0.1', wsPort: port, forceTLS: false, enabledTransports: ['ws'] };
  const client = new Pusher('key', { ...options, enableStats: false });
  const channel = new Echo({ broadcaster: 'pusher', key: 'key', client, namespace }).channel('game');
  let names = [];
  channel.listenToAll((name) => names.push(`all ${JSON.stringify(name)}`));
  channel.listen('Drawn', () => names.push('listen'));
  await new Promise((resolve) => channel.subscribed(resolve));
  for (const event of ['App\\Events\\Drawn', 'App\\EventsArchive\\Drawn', 'Drawn']) {
    for (const socket of sockets) socket.send(JSON.stringify({ event, channel: 'game', data: '{}' }));
    await pause(100);
    console.log(`${JSON.stringify(namespace)}, ${event}: ${names.join(', ')}`);
    names = [];
  }
  client.disconnect();
  await pause(100);
  sockets.clear();
}
process.exit(0);
JS
node run.mjs | tee seen.txt
cat > expected.txt <<'TEXT'
"App.Events", App\Events\Drawn: all "Drawn", listen
"App.Events", App\EventsArchive\Drawn: all "rchive\\Drawn"
"App.Events", Drawn: all ".Drawn"
"", App\Events\Drawn: all "pp\\Events\\Drawn"
"", App\EventsArchive\Drawn: all "pp\\EventsArchive\\Drawn"
"", Drawn: all "rawn", listen
null, App\Events\Drawn: all "pp\\Events\\Drawn"
null, App\EventsArchive\Drawn: all "pp\\EventsArchive\\Drawn"
null, Drawn: all "rawn", listen
false, App\Events\Drawn: all ".App\\Events\\Drawn"
false, App\EventsArchive\Drawn: all ".App\\EventsArchive\\Drawn"
false, Drawn: all ".Drawn", listen
TEXT
diff expected.txt seen.txt && echo 'as described'
