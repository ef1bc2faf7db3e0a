#!/usr/bin/env bash
# What becomes of a POST that PHP-FPM is working on when the service is reloaded, behind nginx.
#
# Versions: Debian 12's php8.2-fpm 8.2.36, nginx 1.22.1 and curl 7.88.1.
# Guess before the run: SIGUSR2, which Debian's `systemctl reload` sends, and SIGQUIT, which the manual calls graceful, let
# the running request finish: 200.
# Seen: both kill the worker in the middle of its request, after what it has stored; nginx says 502. A worker may finish
# only with `process_control_timeout`, which is 0 in Debian's file as in PHP's own default.
set -euo pipefail
work=$(mktemp -d)
trap 'kill $(cat "$work"/*.pid 2>/dev/null) 2>/dev/null || true; sleep 1; rm -rf "$work"' EXIT
cd "$work"
if ! { command -v php-fpm8.2 && command -v nginx && command -v curl; } >/dev/null; then
  { apt-get update -q && apt-get install -yq --no-install-recommends php8.2-fpm nginx-light curl; } >/dev/null
fi
chmod 755 .
cat > store.php <<'PHP'
<?php
file_put_contents($_SERVER['STORE'], "stored\n", FILE_APPEND);
// Not sleep(): a signal would end it early.
for ($end = microtime(true) + 2; microtime(true) < $end; ) usleep(1000);
echo 'answered';
PHP
cat > nginx.conf <<CONF
pid $work/nginx.pid;
error_log /dev/null;
events {}
http {
  access_log off;
  server {
    listen 127.0.0.1:18713;
    location / {
      include /etc/nginx/fastcgi_params;
      fastcgi_param SCRIPT_FILENAME $work/store.php;
      fastcgi_param STORE $work/stored;
      fastcgi_pass 127.0.0.1:18714;
    }
  }
}
CONF
nginx -c "$work/nginx.conf" -e /dev/null
start() { # the seconds that a worker gets
  cat > fpm.conf <<CONF
[global]
pid = $work/fpm.pid
error_log = $work/fpm.log
process_control_timeout = $1
[www]
user = www-data
group = www-data
listen = 127.0.0.1:18714
pm = static
pm.max_children = 2
CONF
  php-fpm8.2 --daemonize --fpm-config "$work/fpm.conf"
}
for limit in 0 10; do
  for signal in USR2 QUIT; do
    install -m 666 /dev/null stored
    start "$limit"
    curl --silent --output /dev/null --write-out '%{http_code}' --data stake http://127.0.0.1:18713/ > told &
    call=$!
    until [ -s stored ]; do sleep 0.05; done
    kill "-$signal" "$(cat fpm.pid)"
    wait "$call"
    echo "SIG$signal, process_control_timeout $limit: stored $(wc -l < stored), told $(cat told)"
    sleep 0.5
    kill "$(cat fpm.pid 2>/dev/null)" 2>/dev/null || true
    until ! (: < /dev/tcp/127.0.0.1/18714) 2>/dev/null; do sleep 0.05; done
  done
done | tee seen.txt
cat > expected.txt <<'TEXT'
SIGUSR2, process_control_timeout 0: stored 1, told 502
SIGQUIT, process_control_timeout 0: stored 1, told 502
SIGUSR2, process_control_timeout 10: stored 1, told 200
SIGQUIT, process_control_timeout 10: stored 1, told 200
TEXT
diff expected.txt seen.txt && echo 'as described'
