import type { BrowserContext } from '@playwright/test';

/** What went wrong in a browser context beside the test's own expectations. */
export interface Watch {
  /** Console errors that match are expected from now on. */
  allowConsoleErrors(pattern: RegExp): void;
  /** Everything that no test may leave behind, in words. */
  readonly problems: () => string[];
  /** Watches one more context, which has no page yet. */
  add(context: BrowserContext): Promise<void>;
}

/** pusher-js tries TLS too where the plain way is slow to open; the sandbox speaks none. */
const refusedSecondWay = /WebSocket connection to 'wss:.*ERR_SSL_PROTOCOL_ERROR/;

/** The name in the page under which violations of the security policy are told. */
const violationBinding = '__notePolicyViolation';

/**
 * Records uncaught errors, console errors, requests that leave the machine and everything that the
 * content security policy refused, which no test can allow.
 */
export function createWatch(): Watch {
  const allowed: RegExp[] = [refusedSecondWay];
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
    async add(context) {
      context.on('weberror', (error) => {
        failures.push(`uncaught: ${error.error().stack ?? error.error().message}`);
      });
      context.on('console', (message) => {
        if (message.type() !== 'error') return;
        consoleErrors.push(`${message.text()} (${message.location().url})`);
      });
      context.on('request', (request) => noteAddress(request.url()));
      context.on('page', (page) => page.on('websocket', (socket) => noteAddress(socket.url())));
      await context.exposeBinding(violationBinding, (_source, violation: string) => {
        failures.push(`refused by the security policy: ${violation}`);
      });
      await context.addInitScript(reportViolations, violationBinding);
    },
  };
}

/** Runs in the page before its own scripts. */
function reportViolations(binding: string): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
    const tell = (window as unknown as Record<string, (text: string) => void>)[binding];
    tell?.(`${effectiveDirective} ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`);
  });
}

function isLoopback(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  if (!/^(https?|wss?):$/.test(protocol)) return true;
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}
