import type { BrowserContext } from '@playwright/test';

/** Collects what went wrong in a browser context besides the test's own expectations. */
export interface Watch {
  /** Console errors that match are expected from now on. */
  allowConsoleErrors(pattern: RegExp): void;
  /** One line for each problem so far. */
  readonly problems: () => string[];
  /** Also watches this context, which must have no page yet. */
  add(context: BrowserContext): Promise<void>;
}

/** pusher-js also tries TLS when the plain connection opens slowly; the sandbox has no TLS. */
const refusedTls = /WebSocket connection to 'wss:.*ERR_SSL_PROTOCOL_ERROR/;

/** The page's global function that reports violations of the content security policy. */
const violationBinding = '__notePolicyViolation';

/**
 * Records uncaught errors, console errors, requests that leave the machine and violations of the
 * content security policy. Tests can allow console errors only.
 */
export function createWatch(): Watch {
  const allowed: RegExp[] = [refusedTls];
  const failures: string[] = [];
  const consoleErrors: string[] = [];

  const checkAddress = (address: string) => {
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
        const { name, message, stack } = error.error();
        failures.push(`uncaught: ${name} ${message} ${stack ?? ''}`);
      });
      context.on('console', (message) => {
        if (message.type() !== 'error') return;
        consoleErrors.push(`${message.text()} (${message.location().url})`);
      });
      context.on('request', (request) => checkAddress(request.url()));
      context.on('page', (page) => page.on('websocket', (socket) => checkAddress(socket.url())));
      await context.exposeBinding(violationBinding, (_source, violation: string) => {
        failures.push(`blocked by the content security policy: ${violation}`);
      });
      await context.addInitScript(reportViolations, violationBinding);
    },
  };
}

/** Runs in the page before its own scripts. */
function reportViolations(binding: string): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
    const report = (window as unknown as Record<string, (text: string) => void>)[binding];
    report?.(`${effectiveDirective} ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`);
  });
}

function isLoopback(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  if (!/^(https?|wss?):$/.test(protocol)) return true;
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}
