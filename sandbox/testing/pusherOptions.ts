/** pusher-js options for a sandbox on this API port: a websocket without TLS only. */
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
