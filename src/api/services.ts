import type { Clock } from '../lib/clock';
import type { Logger } from '../lib/logger';

/** What the calls need from outside; part of the store's thunk extra argument. */
export interface ApiServices {
  /** For example `https://api.example.com/api`, without a slash at the end. */
  apiBaseUrl: string;
  /** The bearer token at this moment, from the cookie; null where nobody is signed in. */
  readAccessToken(): string | null;
  /** Whose session the cookies hold at this moment; null for nobody's. */
  readStoredUserId(): string | null;
  clock: Clock;
  logger: Logger;
}
