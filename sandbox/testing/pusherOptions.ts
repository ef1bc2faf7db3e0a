/** How pusher-js is told to reach a sandbox on this API port, without TLS and with nothing but a websocket. */
export function pusherOptions(port = 0) {
  return {
    cluster: '',
    wsHost: '127.0.0.1',
    wsPort: port,
    forceTLS: false,
    enabledTransports: ['ws' as const],
    disableStats: true,
  };
}
