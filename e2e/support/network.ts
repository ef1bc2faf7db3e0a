import type { Page, Request, WebSocket } from '@playwright/test';

/** The body of a bet request. */
export interface SentBet {
  readonly result_id: number;
  readonly number: string;
  readonly amount: number;
}

/** Every bet request that the page sends from now on; the list grows. */
export function recordBetPosts(page: Page): SentBet[] {
  const sent: SentBet[] = [];
  page.on('request', (request) => {
    const isBet = request.method() === 'POST' && pathOf(request) === '/api/bets';
    if (isBet) sent.push(request.postDataJSON() as SentBet);
  });
  return sent;
}

/** The path of every API request from now on. */
export function recordApiPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.method() !== 'OPTIONS') paths.push(pathname);
  });
  return paths;
}

/** What home fetches each time that it may have missed something, in alphabetical order. */
export const homePaths = ['/api/bet-limit', '/api/bets', '/api/previous-result', '/api/results'];

/** Whether a websocket goes to the broadcaster, not to the Realtime Database. */
export function isBroadcaster(socket: WebSocket): boolean {
  return new URL(socket.url()).pathname.startsWith('/app/');
}

/** The path of every navigation from now on, the router's included. */
export function recordAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    const { pathname, search } = new URL(frame.url());
    addresses.push(pathname + search);
  });
  return addresses;
}

/** Holds API requests on the page's side of the network until they are released together. */
export async function holdRequests(page: Page): Promise<{
  /** `METHOD path` of each held request. */
  held(): string[];
  /** Releases all of them; later ones pass at once. */
  release(): Promise<void>;
}> {
  const held: string[] = [];
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  await page.route(/\/api\//, async (route) => {
    held.push(`${route.request().method()} ${pathOf(route.request())}`);
    await gate;
    // The page that sent this request may be gone.
    await route.continue().catch(() => undefined);
  });
  return {
    held: () => held,
    release: () => {
      open();
      return page.unrouteAll({ behavior: 'wait' });
    },
  };
}

/**
 * Holds one of the stakes that the page sends from now on, on the page's side of the network.
 * @param place which one, from 1
 * @returns waits until it is held; releases it
 */
export async function holdBet(
  page: Page,
  place: number,
): Promise<{ held: Promise<void>; release(): void }> {
  let posts = 0;
  let note: () => void = () => undefined;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (note = resolve));
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/bets', async (route) => {
    if (route.request().method() === 'POST' && (posts += 1) === place) {
      note();
      await gate;
    }
    // The page that sent it may be gone.
    await route.continue().catch(() => undefined);
  });
  return { held, release };
}

function pathOf(request: Request): string {
  return new URL(request.url()).pathname;
}
