#!/usr/bin/env bash
# What becomes of a POST in flight and of a WebSocket when the machine's address is replaced, as from Wi-Fi to mobile.
#
# Versions: Debian's chromium 156.0.8078.108 and nginx 1.22.1, puppeteer-core 24.43.1, ws 8.23.0, Node 20.
# Guess before the run: Chromium fails both at once with ERR_NETWORK_CHANGED.
# Seen: new calls work, and the POST over HTTP/2 fails at once. Over HTTP/1.1 it stays without an end, and so does the
# WebSocket, which says OPEN: only the page's own time limits end them. Some runs told the page offline and online.
set -euo pipefail
work=$(mktemp -d)
trap 'ip netns del lost-client 2>/dev/null; ip netns del lost-server 2>/dev/null; rm -rf "$work"' EXIT
cd "$work"
for each in chromium nginx:nginx-light ip:iproute2 openssl; do
  command -v "${each%:*}" >/dev/null || { apt-get update -q && apt-get install -yq "${each#*:}"; } >/dev/null
done
npm init -y >/dev/null
npm install --silent --no-audit --no-fund puppeteer-core@24.43.1 ws@8.23.0
ip netns add lost-client && ip netns add lost-server
ip link add inner netns lost-client type veth peer name outer netns lost-server
for side in lost-client:inner:10.99.0.2 lost-server:outer:10.99.0.1; do
  IFS=: read -r space name address <<<"$side"
  ip -n "$space" addr add "$address/24" dev "$name" && ip -n "$space" link set "$name" up && ip -n "$space" link set lo up
done
ip -n lost-client route add default via 10.99.0.1
openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out cert.pem -subj /CN=test 2>/dev/null
cat > nginx.conf <<TEXT
pid $work/nginx.pid;
error_log $work/error.log;
events {}
http {
  access_log off;
  client_body_temp_path $work/a; proxy_temp_path $work/b; fastcgi_temp_path $work/c; uwsgi_temp_path $work/d; scgi_temp_path $work/e;
  server {
    listen 10.99.0.1:8443 ssl http2;
    ssl_certificate $work/cert.pem; ssl_certificate_key $work/key.pem;
    location / {
      proxy_pass http://10.99.0.1:8000; proxy_http_version 1.1;
      proxy_set_header Upgrade \$http_upgrade; proxy_set_header Connection \$http_connection;
    }
  }
}
TEXT
cat > server.mjs <<'JS'
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

const server = createServer((request, response) => {
  response.setHeader('content-type', 'text/html');
  request.resume().once('end', () => request.method === 'POST' ? setTimeout(() => response.end(), 3000) : response.end('page'));
});
new WebSocketServer({ server });
server.listen(8000, '10.99.0.1');
JS
cat > run.mjs <<'JS'
import { execSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { launch } from 'puppeteer-core';

const client = (...commands) => commands.forEach((each) => execSync(`ip -n lost-client ${each}`));
for (const [name, origin, from, to] of [
  ['HTTP/1.1', 'http://10.99.0.1:8000', 2, 3],
  ['HTTP/2', 'https://10.99.0.1:8443', 3, 4],
]) {
  const args = ['--no-sandbox', '--ignore-certificate-errors'];
  const running = await launch({ executablePath: '/usr/bin/chromium', args });
  const tab = await running.newPage();
  await tab.goto(origin);
  await tab.evaluate(async (address) => {
    window.socket = new WebSocket(address);
    await new Promise((resolve) => (window.socket.onopen = resolve));
    window.post = 'no end';
    fetch('/bet', { method: 'POST', body: '{}' }).then(() => (window.post = 'response'), () => (window.post = 'failure'));
  }, origin.replace('http', 'ws'));
  await wait(500);
  client(`addr del 10.99.0.${from}/24 dev inner`, `addr add 10.99.0.${to}/24 dev inner`, 'route replace default via 10.99.0.1');
  await wait(6000);
  const seen = await tab.evaluate(async () => {
    const { status } = await fetch('/again', { signal: AbortSignal.timeout(4000) });
    return `a new call: ${status}; the POST: ${window.post}; socket ${window.socket.readyState}`;
  });
  console.log(`${name}: ${seen}`);
  await running.close();
}
JS
ip netns exec lost-server node server.mjs & server=$!
ip netns exec lost-server nginx -c "$work/nginx.conf"
sleep 1
ip netns exec lost-client node run.mjs | tee seen.txt
kill "$server" "$(cat nginx.pid)"
cat > expected.txt <<'TEXT'
HTTP/1.1: a new call: 200; the POST: no end; socket 1
HTTP/2: a new call: 200; the POST: failure; socket 1
TEXT
diff expected.txt seen.txt && echo 'as described'
