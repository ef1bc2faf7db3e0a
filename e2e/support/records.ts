import type { Page, Request } from '@playwright/test';

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

function pathOf(request: Request): string {
  return new URL(request.url()).pathname;
}
