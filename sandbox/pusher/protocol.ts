/** Pusher protocol 7, the server's side: https://pusher.com/docs/channels/library_auth_reference/pusher-websockets-protocol */
export const protocolVersion = 7;

/** Seconds of silence after which the client pings; part of the handshake. */
export const activityTimeoutSeconds = 120;

/** Close codes: 4000–4099 don't reconnect, 4200–4299 reconnect at once. */
export const closeCodes = {
  unknownKey: 4001,
  badProtocol: 4007,
  noPong: 4201,
} as const;

/** A frame; `data` travels as JSON in a string. */
export function frame(event: string, data: unknown, channel?: string): string {
  return JSON.stringify({ event, channel, data: JSON.stringify(data) });
}

/**
 * The protocol’s error message; the code says whether the client may come again, null if it is
 * none of its own.
 */
export function errorFrame(message: string, code: number | null): string {
  return JSON.stringify({ event: 'pusher:error', data: { message, code } });
}

/** A client's request, read from any frame. */
export interface ClientMessage {
  readonly event: string;
  readonly channel: string;
}

/** A client's frame, or null if it isn't one. The channel is empty if none is named. */
export function parseClientMessage(text: string): ClientMessage | null {
  try {
    const { event, data } = JSON.parse(text) as { event?: unknown; data?: { channel?: unknown } };
    const channel = data?.channel;
    if (typeof event !== 'string') return null;
    return { event, channel: typeof channel === 'string' ? channel : '' };
  } catch {
    return null;
  }
}
