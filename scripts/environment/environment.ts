import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** Variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The file of an operator's own values, beside `.env.example`; never committed. */
const environmentFile = '.env';

/**
 * The environment of a build: the process's own, and below it what `.env` holds.
 * @throws Error where the file holds a variable that no build reads.
 */
export function readEnvironment(root: string, own: Environment = process.env): Environment {
  const path = join(root, environmentFile);
  if (!existsSync(path)) return own;
  const written = parseEnv(readFileSync(path, 'utf8'));
  const foreign = Object.keys(written).filter((name) => !name.startsWith('LOTTERY_'));
  if (foreign.length > 0) {
    throw new Error(`${environmentFile} holds ${foreign.join(', ')}: only LOTTERY_ belongs there.`);
  }
  return { ...written, ...own };
}

/** A variable's value without spaces around it; empty where it is unset. */
export function valueOf(env: Environment, name: string): string {
  return env[name]?.trim() ?? '';
}
