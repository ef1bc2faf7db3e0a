#!/usr/bin/env bash
# What `get` of the Realtime Database answers while the client is offline, with and without a listener at its place, and
# what is sent of two writes of one value that were made offline.
#
# Versions: firebase 12.19.0 (@firebase/database 1.1.5), ws 8.23.0, Node 20.
# Guess before the run: without a known value `get` rejects at once, as its documentation says; a value that was known
# before is answered from memory; of two writes the last is sent.
# Seen: `get` never rejects: it waits until the client is online again, also for a value whose listener has ended. Only a
# listener that is still there answers at once, and that with the old value. Both writes are sent, in their order.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund firebase@12.19.0 ws@8.23.0
cat > run.mjs <<'JS'
import { initializeApp } from 'firebase/app';
import { get, getDatabase, goOffline, goOnline, onValue, ref, set } from 'firebase/database';
import { WebSocketServer } from 'ws';

const stored = { '/balance': 5, '/left': 6 };
const writes = [];
// The part of the database's websocket protocol that these calls need.
const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }).on('connection', (socket) => {
  const send = (t, d) => socket.send(JSON.stringify({ t, d }));
  const { port } = server.address();
  send('c', { t: 'h', d: { ts: Date.now(), v: '5', h: `127.0.0.1:${port}`, s: 'session' } });
  socket.on('message', (text) => {
    const { t, d } = JSON.parse(text);
    if (t !== 'd') return;
    const { p: path, d: value } = d.b;
    if (d.a === 'p') writes.push(value);
    if (d.a === 'q') send('d', { a: 'd', b: { p: path.slice(1), d: stored[path] ?? null } });
    send('d', { r: d.r, b: { s: 'ok', d: d.a === 'g' ? (stored[path] ?? null) : {} } });
  });
});
await new Promise((resolve) => server.on('listening', resolve));
const database = getDatabase(initializeApp({ databaseURL: `http://127.0.0.1:${server.address().port}?ns=lottery` }));
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const first = (path) => new Promise((resolve) => {
  const end = onValue(ref(database, path), (snapshot) => resolve({ end, value: snapshot.val() }));
});

const followed = await first('balance');
const left = await first('left');
left.end();
goOffline(database);
await pause(100);
stored['/balance'] = 7;
const answers = {};
for (const path of ['balance', 'left', 'other']) {
  get(ref(database, path)).then(
    (snapshot) => (answers[path] = `answers ${snapshot.val()}`),
    ({ message }) => (answers[path] = `rejects: ${message}`),
  );
}
for (const value of [1, 2]) void set(ref(database, 'written'), value);
const say = (when) => {
  for (const path of ['balance', 'left', 'other']) console.log(`${when}, ${path}: ${answers[path] ?? 'waits'}`);
};
await pause(5000);
say('offline for 5 s');
goOnline(database);
while (Object.keys(answers).length < 3 || writes.length < 2) await pause(50);
say('online again');
console.log(`first values ${followed.value} and ${left.value}, writes ${writes.join(' ')}`);
process.exit(0);
JS
node run.mjs | tee seen.txt
cat > expected.txt <<'TEXT'
offline for 5 s, balance: answers 5
offline for 5 s, left: waits
offline for 5 s, other: waits
online again, balance: answers 5
online again, left: answers 6
online again, other: answers null
first values 5 and 6, writes 1 2
TEXT
diff expected.txt seen.txt && echo 'as described'
