import { randomInt } from 'node:crypto';
import { dialects, plain, type Dialect } from '../contract/dialects/speak';
import { SandboxError } from './sandboxError';

/** The four listening ports by what a person calls them, and the variable that moves each. */
export const portNames = {
  web: { label: 'web page', variable: 'SANDBOX_WEB_PORT' },
  api: { label: 'API and Pusher', variable: 'SANDBOX_API_PORT' },
  auth: { label: 'firebase sign-in', variable: 'SANDBOX_AUTH_PORT' },
  database: { label: 'firebase database', variable: 'SANDBOX_DATABASE_PORT' },
} as const;

export type PortName = keyof typeof portNames;
export type Ports = Readonly<Record<PortName, number>>;

/** Everything that the environment may choose; see docs/sandbox.md for the variables. */
export interface SandboxConfig {
  /** Loopback address to listen on. */
  readonly host: string;
  /** 0 asks the system for a free port. */
  readonly ports: Ports;
  /** A part that is off leaves its place to a real server. */
  readonly parts: Readonly<Record<'web' | 'api' | 'pusher' | 'firebase', boolean>>;
  /** Game seconds from the start of a round to its draw. */
  readonly roundSeconds: number;
  /** Game seconds from the draw to the next start. */
  readonly drawSeconds: number;
  /** How much higher each round's id is than the one before. */
  readonly roundStep: number;
  /** Game seconds in one real second. */
  readonly speed: number;
  /** Same seed, same draws and same history. */
  readonly seed: number;
  /** Plain event names (`broadcastAs`) instead of Laravel's class names. */
  readonly broadcastAs: boolean;
  /** How answers, events and balances are written; the contract's own way by default. */
  readonly dialect: Dialect;
  /** Game milliseconds from one countdown push to the next. */
  readonly pushMs: number;
  /** Opens the control surface; never on by default. */
  readonly control: boolean;
  readonly pusherKey: string;
  /** Folder of the built app. */
  readonly distFolder: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const LOOPBACK = /^(localhost|::1|127(\.\d{1,3}){3})$/;

/** Whether a host's name is this machine's own, also with the brackets of an address. */
export function isLoopback(name: string): boolean {
  return LOOPBACK.test(name.replace(/^\[(.*)\]$/, '$1'));
}

/**
 * Reads every `SANDBOX_` variable; what is unset gets its default (table in docs/sandbox.md).
 * @throws SandboxError with one sentence that names the variable, the bad value and what is allowed.
 */
export function readConfig(env: Environment): SandboxConfig {
  const port = (name: PortName, fallback: number) =>
    wholeNumber(env, portNames[name].variable, fallback, 0, 65535);
  return {
    host: matching(env, 'SANDBOX_HOST', '127.0.0.1', LOOPBACK, 'a loopback address'),
    ports: {
      web: port('web', 3000),
      api: port('api', 8003),
      auth: port('auth', 9099),
      database: port('database', 9000),
    },
    parts: {
      web: onOff(env, 'SANDBOX_WEB', true),
      api: onOff(env, 'SANDBOX_API', true),
      pusher: onOff(env, 'SANDBOX_PUSHER', true),
      firebase: onOff(env, 'SANDBOX_FIREBASE', true),
    },
    roundSeconds: wholeNumber(env, 'SANDBOX_ROUND_SECONDS', 60, 6, 3600),
    drawSeconds: wholeNumber(env, 'SANDBOX_DRAW_SECONDS', 12, 1, 600),
    roundStep: wholeNumber(env, 'SANDBOX_ROUND_STEP', 1, 1, 1000),
    speed: numberBetween(env, 'SANDBOX_SPEED', 1, 0.1, 200),
    seed: wholeNumber(env, 'SANDBOX_SEED', randomInt(1, 1_000_000), 0, 2 ** 32 - 1),
    broadcastAs: onOff(env, 'SANDBOX_BROADCAST_AS', false),
    dialect: dialectOf(env, 'SANDBOX_DIALECT'),
    pushMs: wholeNumber(env, 'SANDBOX_PUSH_MS', 1000, 100, 3_600_000),
    control: onOff(env, 'SANDBOX_CONTROL', false),
    pusherKey: matching(
      env,
      'SANDBOX_KEY',
      'lottery-local',
      /^[\w-]{1,64}$/,
      'letters, digits, _ or -',
    ),
    distFolder: 'dist',
  };
}

function valueOf(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

function refuse(name: string, value: string, allowed: string): never {
  throw new SandboxError(`${name} is "${value}", but it must be ${allowed}.`);
}

function numberBetween(env: Environment, name: string, fallback: number, min: number, max: number) {
  const value = valueOf(env, name);
  if (value === undefined) return fallback;
  const number = Number(value);
  const fits = /^\d+(\.\d+)?$/.test(value) && number >= min && number <= max;
  return fits ? number : refuse(name, value, `a number from ${min} to ${max}`);
}

function wholeNumber(env: Environment, name: string, fallback: number, min: number, max: number) {
  const value = valueOf(env, name);
  if (value === undefined) return fallback;
  const number = Number(value);
  const fits = /^\d+$/.test(value) && number >= min && number <= max;
  return fits ? number : refuse(name, value, `a whole number from ${min} to ${max}`);
}

function onOff(env: Environment, name: string, fallback: boolean): boolean {
  const value = valueOf(env, name);
  if (value === undefined) return fallback;
  if (value === '1' || value === 'on') return true;
  if (value === '0' || value === 'off') return false;
  return refuse(name, value, 'on (1) or off (0)');
}

function dialectOf(env: Environment, name: string): Dialect {
  const value = valueOf(env, name);
  if (value === undefined) return plain;
  return dialects.get(value) ?? refuse(name, value, `one of ${[...dialects.keys()].join(', ')}`);
}

function matching(
  env: Environment,
  name: string,
  fallback: string,
  pattern: RegExp,
  allowed: string,
) {
  const value = valueOf(env, name);
  if (value === undefined) return fallback;
  return pattern.test(value) ? value : refuse(name, value, allowed);
}
