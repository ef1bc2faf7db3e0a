/** pusher-js options for a sandbox on this API port: only a websocket without TLS. */
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
