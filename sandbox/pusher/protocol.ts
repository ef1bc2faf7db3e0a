/** Pusher protocol 7, the server's side: https://pusher.com/docs/channels/library_auth_reference/pusher-websockets-protocol */
export const protocolVersion = 7;

/** Seconds of silence after which the client pings; part of the handshake. */
export const activityTimeoutSeconds = 120;

/** Close codes: after 4000–4099 clients do not reconnect, after 4200–4299 they do so at once. */
export const closeCodes = {
  unknownKey: 4001,
  badProtocol: 4007,
  noPong: 4201,
} as const;

/** A frame; the protocol sends `data` as JSON in a string. */
export function frame(event: string, data: unknown, channel?: string): string {
  return JSON.stringify({ event, channel, data: JSON.stringify(data) });
}

/** The protocol’s error message; the code tells the client whether to reconnect, null says nothing. */
export function errorFrame(message: string, code: number | null): string {
  return JSON.stringify({ event: 'pusher:error', data: { message, code } });
}

/** A client's message. */
export interface ClientMessage {
  readonly event: string;
  readonly channel: string;
}

/** Parses a client's frame; null if it is invalid. The channel is empty if none is named. */
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
