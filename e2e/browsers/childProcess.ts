import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { hasEnded } from '../support/waitForServer';

const START_LIMIT_MS = 30_000;

/** A program of this suite; it ends with the suite. */
export interface Program {
  readonly child: ChildProcess;
  /**
   * Waits for a line of its output or its errors.
   * @returns the first group of the pattern
   * @throws Error with its output if it ends before that or takes over 30 s
   */
  waitForLine(pattern: RegExp): Promise<string>;
  stop(): Promise<void>;
}

export function startProgram(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Program {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killAtExit = () => void child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const lines: string[] = [];
  const listeners = new Set<(line: string) => void>();
  const read = (stream: Readable) =>
    createInterface(stream).on('line', (line) => {
      lines.push(line);
      for (const listener of listeners) listener(line);
    });
  read(child.stdout);
  read(child.stderr);
  return {
    child,
    waitForLine: (pattern) =>
      new Promise((resolve, reject) => {
        const finish = (settle: () => void) => {
          clearTimeout(limit);
          listeners.delete(test);
          child.off('exit', fail);
          settle();
        };
        const test = (line: string) => {
          const [, found] = pattern.exec(line) ?? [];
          if (found !== undefined) finish(() => resolve(found));
        };
        const fail = () =>
          finish(() => reject(new Error(`${command} did not start:\n${lines.join('\n')}`)));
        const limit = setTimeout(fail, START_LIMIT_MS);
        child.once('exit', fail);
        listeners.add(test);
        lines.forEach(test);
      }),
    async stop() {
      process.off('exit', killAtExit);
      if (hasEnded(child)) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const giveUp = setTimeout(killAtExit, 5_000);
      await ended;
      clearTimeout(giveUp);
    },
  };
}
