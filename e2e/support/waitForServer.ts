import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

const START_LIMIT_MS = 30_000;
const POLL_MS = 50;

/**
 * Waits until a started server answers well at each address.
 * @param limitMs how long it may take, in milliseconds
 * @throws Error where it ends before that, or takes longer.
 */
export async function waitForServer(
  name: string,
  child: ChildProcess,
  urls: readonly string[],
  limitMs = START_LIMIT_MS,
): Promise<void> {
  const ended = () => new Error(`${name} ended before it was ready.`);
  const deadline = Date.now() + limitMs;
  while (!(await allAnswer(urls))) {
    if (hasEnded(child)) throw ended();
    if (Date.now() > deadline)
      throw new Error(`${name} did not answer within ${limitMs / 1000} s.`);
    await delay(POLL_MS);
  }
  // Another one on the same address would have answered in the place of this one.
  if (hasEnded(child)) throw ended();
}

export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function allAnswer(urls: readonly string[]): Promise<boolean> {
  try {
    const answers = await Promise.all(urls.map((url) => fetch(url)));
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    return answers.every((answer) => answer.ok);
  } catch {
    return false;
  }
}
