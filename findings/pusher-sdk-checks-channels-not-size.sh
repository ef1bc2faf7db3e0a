#!/usr/bin/env bash
# Which of Pusher's documented limits (10 kB of data, 10 events in a batch, 100 channels for an event) its own server SDK
# checks before it sends, and what the caller learns if the server refuses.
#
# Versions: pusher 5.3.4 (server SDK), Node 20.
# Guess before the run: the SDK refuses all three itself.
# Seen: it counts the channels alone. 200 kB and a batch of 101 events go out, so that the size shows only as the
# server's 413, an error like that of an outage, after which a queue sends the same event in vain again.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pusher@5.3.4
cat > run.mjs <<'JS'
import { createServer } from 'node:http';
import Pusher from 'pusher';

let calls = 0;
let isStrict = false;
const server = createServer((request, response) => {
  let size = 0;
  request.on('data', (part) => (size += part.length));
  request.on('end', () => {
    calls += 1;
    if (isStrict && size > 10_240) {
      response.writeHead(413);
      response.end('The data content of this event exceeds the allowed maximum');
    } else response.end('{}');
  });
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address();
const pusher = new Pusher({ appId: '1', key: 'key', secret: 'secret', host: '127.0.0.1', port: `${port}`, useTLS: false });
const batch = (count) => Array.from({ length: count }, () => ({ channel: 'game', name: 'drawn', data: {} }));
const channels = (count) => Array.from({ length: count }, (_, index) => `game-${index}`);

const attempt = async (title, call) => {
  calls = 0;
  try {
    await call();
    console.log(`${title}: sent`);
  } catch (error) {
    const { name, message, status, body } = error;
    console.log(`${title}: ${name} "${message}", status ${status}, body ${JSON.stringify(body)}, ${calls} calls`);
  }
};
await attempt('200 kB', () => pusher.trigger('game', 'drawn', 'x'.repeat(200_000)));
await attempt('101 events', () => pusher.triggerBatch(batch(101)));
await attempt('101 channels', () => pusher.trigger(channels(101), 'drawn', {}));
isStrict = true;
await attempt('200 kB, refused', () => pusher.trigger('game', 'drawn', 'x'.repeat(200_000)));
process.exit(0);
JS
node run.mjs | tee seen.txt
cat > expected.txt <<'TEXT'
200 kB: sent
101 events: sent
101 channels: Error "Can't trigger a message to more than 100 channels", status undefined, body undefined, 0 calls
200 kB, refused: PusherRequestError "Unexpected status code 413", status 413, body "The data content of this event exceeds the allowed maximum", 1 calls
TEXT
diff expected.txt seen.txt && echo 'as described'
