import type { BrowserContext } from '@playwright/test';

/** What went wrong in a browser context beside the test's own expectations. */
export interface Watch {
  /** Console errors that match are expected from now on. */
  allowConsoleErrors(pattern: RegExp): void;
  /** Everything that no test may leave behind, in words. */
  readonly problems: () => string[];
  /** Watches one more context from now on. */
  add(context: BrowserContext): void;
}

/** Records uncaught errors, console errors and requests that leave the machine. */
export function createWatch(): Watch {
  const allowed: RegExp[] = [];
  const failures: string[] = [];
  const consoleErrors: string[] = [];

  const noteAddress = (address: string) => {
    if (!isLoopback(address)) failures.push(`left the machine: ${address}`);
  };
  return {
    allowConsoleErrors: (pattern) => void allowed.push(pattern),
    problems: () => [
      ...failures,
      ...consoleErrors
        .filter((text) => !allowed.some((pattern) => pattern.test(text)))
        .map((text) => `console error: ${text}`),
    ],
    add(context) {
      context.on('weberror', (error) => {
        failures.push(`uncaught: ${error.error().stack ?? error.error().message}`);
      });
      context.on('console', (message) => {
        if (message.type() !== 'error') return;
        consoleErrors.push(`${message.text()} (${message.location().url})`);
      });
      context.on('request', (request) => noteAddress(request.url()));
      context.on('page', (page) => page.on('websocket', (socket) => noteAddress(socket.url())));
    },
  };
}

function isLoopback(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  if (!/^(https?|wss?):$/.test(protocol)) return true;
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}
