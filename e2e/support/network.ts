import type { Page, Request, WebSocket } from '@playwright/test';
import { km } from '../../src/i18n/km';

/** A stake as it went over the wire. */
export interface SentBet {
  readonly result_id: number;
  readonly number: string;
  readonly amount: number;
}

/** Every POST of a bet that the page sends from now on; the list grows with each. */
export function recordBetPosts(page: Page): SentBet[] {
  const sent: SentBet[] = [];
  page.on('request', (request) => {
    const isBet = request.method() === 'POST' && pathOf(request) === '/api/bets';
    if (isBet) sent.push(request.postDataJSON() as SentBet);
  });
  return sent;
}

/** Paths of every call to the API from now on, as they are on the wire. */
export function recordApiPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.method() !== 'OPTIONS') paths.push(pathname);
  });
  return paths;
}

/** Whether a websocket is to the broadcaster, not to the database of the balances. */
export function isBroadcaster(socket: WebSocket): boolean {
  return new URL(socket.url()).pathname.startsWith('/app/');
}

/** Addresses of every connection to the broadcaster that the page makes from now on. */
export function recordSockets(page: Page): string[] {
  const addresses: string[] = [];
  page.on('websocket', (socket) => {
    if (isBroadcaster(socket)) addresses.push(socket.url());
  });
  return addresses;
}

/** What the page says of its connection from now on, however briefly; returns what reads it. */
export async function recordBanners(page: Page): Promise<() => Promise<string[]>> {
  const shown = await page.evaluateHandle((texts) => {
    const seen: string[] = [];
    const look = () => {
      for (const text of texts) if (document.body.textContent.includes(text)) seen.push(text);
    };
    look();
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    return seen;
  }, Object.values(km.connection));
  return () => shown.jsonValue();
}

/** Paths that the page's address takes from now on, by navigation or by the router. */
export function recordAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    const { pathname, search } = new URL(frame.url());
    addresses.push(pathname + search);
  });
  return addresses;
}

/** Calls to the API that wait on the page's side of the network until they are let go together. */
export async function holdRequests(page: Page): Promise<{
  /** `METHOD path` of each call that waits. */
  held(): string[];
  /** Lets all of them go, and later ones at once. */
  letGo(): Promise<void>;
}> {
  const held: string[] = [];
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  await page.route(/\/api\//, async (route) => {
    held.push(`${route.request().method()} ${pathOf(route.request())}`);
    await gate;
    // A call whose page has gone meanwhile has nobody left to answer.
    await route.continue().catch(() => undefined);
  });
  return {
    held: () => held,
    letGo: () => {
      open();
      return page.unrouteAll({ behavior: 'wait' });
    },
  };
}

function pathOf(request: Request): string {
  return new URL(request.url()).pathname;
}
