#!/usr/bin/env bash
# Which listeners of pusher-js hear an event, in which order, for a channel that is subscribed, was left, or never was
# subscribed; and what becomes of the others if one throws.
#
# Versions: pusher-js 8.6.0, ws 8.23.0, Node 20.
# Guess before the run: a listener of the client hears the events of the subscribed channels only, after those of the
# channel; the listener of one event comes before that of all events; one that throws does not keep the next from it.
# Seen: the client's listeners hear every frame, also of channels that were left or never joined. Those of all events
# come first. One that throws ends the round: neither the channel's next listener nor those of the client hear the event.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pusher-js@8.6.0 ws@8.23.0
cat > run.mjs <<'JS'
import Pusher from 'pusher-js';
import { WebSocketServer } from 'ws';

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const sockets = new Set();
const broadcaster = new WebSocketServer({ host: '127.0.0.1', port: 0 }).on('connection', (socket) => {
  sockets.add(socket);
  const hello = JSON.stringify({ socket_id: '1.1', activity_timeout: 120 });
  socket.send(JSON.stringify({ event: 'pusher:connection_established', data: hello }));
  socket.on('message', (text) => {
    const { event, data } = JSON.parse(text);
    if (event !== 'pusher:subscribe') return;
    const confirmed = { event: 'pusher_internal:subscription_succeeded', channel: data.channel, data: '{}' };
    socket.send(JSON.stringify(confirmed));
  });
});
await new Promise((resolve) => broadcaster.on('listening', resolve));
const { port } = broadcaster.address();
const options = { cluster: '', wsHost: '127.0.0.1', wsPort: port, forceTLS: false, enabledTransports: ['ws'] };
const client = new Pusher('key', { ...options, enableStats: false });
let heard = [];
const channel = client.subscribe('game');
await new Promise((resolve) => channel.bind('pusher:subscription_succeeded', resolve));
client.bind('drawn', () => heard.push('client'));
client.bind_global(() => heard.push('client-all'));
channel.bind('drawn', () => heard.push('channel'));
channel.bind_global(() => heard.push('channel-all'));
process.on('uncaughtException', ({ message }) => heard.push(message));

const publish = async (title, name) => {
  for (const socket of sockets) socket.send(JSON.stringify({ event: 'drawn', channel: name, data: '{}' }));
  await pause(100);
  console.log(`${title}: ${heard.splice(0).join(' ') || 'nobody'}`);
};
await publish('subscribed', 'game');
await publish('never subscribed', 'other');
channel.unbind('drawn');
channel.bind('drawn', () => {
  throw new Error('thrown');
});
channel.bind('drawn', () => heard.push('channel-next'));
await publish('one throws', 'game');
client.unsubscribe('game');
await publish('left', 'game');
process.exit(0);
JS
node run.mjs | tee seen.txt
cat > expected.txt <<'TEXT'
subscribed: channel-all channel client-all client
never subscribed: client-all client
one throws: channel-all thrown
left: client-all client
TEXT
diff expected.txt seen.txt && echo 'as described'
