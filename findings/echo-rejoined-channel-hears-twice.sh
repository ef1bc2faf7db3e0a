#!/usr/bin/env bash
# Who hears an event on a channel that was left and joined again: once before and once after the server had confirmed
# the first subscription. The first is what a component does that is mounted twice at start.
#
# Versions: laravel-echo 2.5.0 with pusher-js 8.6.0, ws 8.23.0, Node 20.
# Guess before the run: `leave` ends the old listener, so that the new one alone hears each event, both times.
# Seen: until the confirmation pusher-js keeps the channel and its listeners, and joining takes it back: old and new
# listener hear every event. One subscription went to the server. Left after the confirmation, the old one is silent.
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
const frames = [];
const broadcaster = new WebSocketServer({ host: '127.0.0.1', port: 0 }).on('connection', (socket) => {
  sockets.add(socket);
  const hello = JSON.stringify({ socket_id: '1.1', activity_timeout: 120 });
  socket.send(JSON.stringify({ event: 'pusher:connection_established', data: hello }));
  socket.on('message', async (text) => {
    const { event, data } = JSON.parse(text);
    frames.push(event);
    if (event !== 'pusher:subscribe') return;
    await pause(300);
    const confirmed = { event: 'pusher_internal:subscription_succeeded', channel: data.channel, data: '{}' };
    socket.send(JSON.stringify(confirmed));
  });
});
await new Promise((resolve) => broadcaster.on('listening', resolve));
const { port } = broadcaster.address();
const options = { cluster: '', wsHost: '127.0.0.1', wsPort: port, forceTLS: false, enabledTransports: ['ws'] };
const client = new Pusher('key', { ...options, enableStats: false });
const echo = new Echo({ broadcaster: 'pusher', key: 'key', client });
await new Promise((resolve) => client.connection.bind('connected', resolve));

for (const [when, waitMs] of [['before', 100], ['after', 600]]) {
  const heard = [];
  echo.channel(when).listen('.countdown', () => heard.push('old'));
  await pause(waitMs);
  echo.leave(when);
  echo.channel(when).listen('.countdown', () => heard.push('new'));
  await pause(600);
  for (const socket of sockets) socket.send(JSON.stringify({ event: 'countdown', channel: when, data: '{}' }));
  await pause(100);
  console.log(`left ${when} the confirmation: ${heard.join(' and ')}; sent: ${frames.splice(0).join(' ')}`);
}
process.exit(0);
JS
node run.mjs | tee seen.txt
cat > expected.txt <<'TEXT'
left before the confirmation: old and new; sent: pusher:subscribe
left after the confirmation: new; sent: pusher:subscribe pusher:unsubscribe pusher:subscribe
TEXT
diff expected.txt seen.txt && echo 'as described'
