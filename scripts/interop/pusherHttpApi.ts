import { createHash, createHmac } from 'node:crypto';

/** An app of a Pusher-protocol server, as its configuration names it. */
export interface PusherApp {
  readonly id: string;
  readonly key: string;
  readonly secret: string;
}

/**
 * Path and query of a signed call to a server's HTTP API, which Laravel's broadcaster makes for each
 * event: https://pusher.com/docs/channels/library_auth_reference/rest-api
 *
 * @param atSeconds seconds since the epoch
 */
export function signedPath(
  { id, key, secret }: PusherApp,
  body: string,
  atSeconds: number,
): string {
  const path = `/apps/${id}/events`;
  const query = new URLSearchParams({
    auth_key: key,
    auth_timestamp: String(atSeconds),
    auth_version: '1.0',
    body_md5: createHash('md5').update(body).digest('hex'),
  }).toString();
  const signature = createHmac('sha256', secret).update(`POST\n${path}\n${query}`).digest('hex');
  return `${path}?${query}&auth_signature=${signature}`;
}
