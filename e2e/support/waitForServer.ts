import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

const START_LIMIT_MS = 120_000;
const POLL_MS = 50;

/**
 * Waits until a started server responds with success at each address.
 * @throws Error if the process exits before that or takes longer than `limitMs` milliseconds
 */
export async function waitForServer(
  name: string,
  child: ChildProcess,
  urls: readonly string[],
  limitMs = START_LIMIT_MS,
): Promise<void> {
  const exited = () => new Error(`${name} exited before it was ready.`);
  const deadline = Date.now() + limitMs;
  while (!(await allRespond(urls))) {
    if (hasEnded(child)) throw exited();
    if (Date.now() > deadline)
      throw new Error(`${name} did not respond within ${limitMs / 1000} s.`);
    await delay(POLL_MS);
  }
  // Another server on the same address would have responded instead.
  if (hasEnded(child)) throw exited();
}

export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function allRespond(urls: readonly string[]): Promise<boolean> {
  try {
    const responses = await Promise.all(urls.map((url) => fetch(url)));
    await Promise.all(responses.map((response) => response.arrayBuffer()));
    return responses.every((response) => response.ok);
  } catch {
    return false;
  }
}
