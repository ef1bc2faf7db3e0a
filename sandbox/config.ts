import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import { dialects, plain, type Dialect } from '../contract/dialects/speak';
import { SandboxError } from './sandboxError';

/** The name of each listening port for messages, and the variable that changes it. */
export const portNames = {
  web: { label: 'web page', variable: 'SANDBOX_WEB_PORT' },
  api: { label: 'API and Pusher', variable: 'SANDBOX_API_PORT' },
  auth: { label: 'firebase sign-in', variable: 'SANDBOX_AUTH_PORT' },
  database: { label: 'firebase database', variable: 'SANDBOX_DATABASE_PORT' },
} as const;

export type PortName = keyof typeof portNames;
export type Ports = Readonly<Record<PortName, number>>;

/** The configuration from the environment; docs/sandbox.md lists the variables. */
export interface SandboxConfig {
  /** Loopback address to listen on. */
  readonly host: string;
  /** 0 asks the system for a free port. */
  readonly ports: Ports;
  /** A part that is off can be replaced by a real server. */
  readonly parts: Readonly<Record<'web' | 'api' | 'pusher' | 'firebase', boolean>>;
  /** Game seconds from the start of a round to its draw. */
  readonly roundSeconds: number;
  /** Game seconds from the draw to the next start. */
  readonly drawSeconds: number;
  /** Game seconds in one real second. */
  readonly speed: number;
  /** Same seed, same draws and same history. */
  readonly seed: number;
  /** How responses, events and balances are written; by default as in the contract. */
  readonly dialect: Dialect;
  /** Game milliseconds from one countdown push to the next. */
  readonly pushMs: number;
  /** Opens the control API; off by default. */
  readonly control: boolean;
  readonly pusherKey: string;
  /** Receives telemetry, and tells the pages so. */
  readonly receivesTelemetry: boolean;
  /** Tells the pages to send an `Idempotency-Key` with each stake. */
  readonly takesKeys: boolean;
  /** The folder of the built app. */
  readonly distFolder: string;
}

const loopbackPattern = /^(localhost|::1|127(\.\d{1,3}){3})$/;

/** Whether a host name is a loopback name; an IPv6 address may have brackets. */
export function isLoopback(name: string): boolean {
  return loopbackPattern.test(name.replace(/^\[(.*)\]$/, '$1'));
}

/**
 * Reads every `SANDBOX_` variable; unset and empty ones have the defaults of docs/sandbox.md.
 * @throws SandboxError with one sentence that names the variable, the bad value and what is allowed.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): SandboxConfig {
  const values = Object.entries(env).map(([name, value = '']) => [name, value.trim()] as const);
  const set = Object.fromEntries(values.filter(([, value]) => value !== ''));
  const result = v.safeParse(variables, set, { abortEarly: true });
  if (!result.success) {
    const [issue] = result.issues;
    const name = v.getDotPath(issue) ?? '';
    throw new SandboxError(`${name} is "${set[name] ?? ''}", but it must be ${issue.message}.`);
  }
  const read = result.output;
  return {
    host: read.SANDBOX_HOST,
    ports: {
      web: read.SANDBOX_WEB_PORT,
      api: read.SANDBOX_API_PORT,
      auth: read.SANDBOX_AUTH_PORT,
      database: read.SANDBOX_DATABASE_PORT,
    },
    parts: {
      web: read.SANDBOX_WEB,
      api: read.SANDBOX_API,
      pusher: read.SANDBOX_PUSHER,
      firebase: read.SANDBOX_FIREBASE,
    },
    roundSeconds: read.SANDBOX_ROUND_SECONDS,
    drawSeconds: read.SANDBOX_DRAW_SECONDS,
    speed: read.SANDBOX_SPEED,
    seed: read.SANDBOX_SEED ?? randomInt(1, 1_000_000),
    dialect: dialects.get(read.SANDBOX_DIALECT ?? '') ?? plain,
    pushMs: read.SANDBOX_PUSH_MS,
    control: read.SANDBOX_CONTROL,
    pusherKey: read.SANDBOX_KEY,
    receivesTelemetry: read.SANDBOX_REPORTS,
    takesKeys: read.SANDBOX_IDEMPOTENCY_KEY,
    distFolder: 'dist',
  };
}

function between(pattern: RegExp, min: number, max: number, kind: string) {
  const allowed = `a ${kind} from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.regex(pattern, allowed),
    v.transform(Number),
    v.minValue(min, allowed),
    v.maxValue(max, allowed),
  );
}

const whole = (min: number, max: number) => between(/^\d+$/, min, max, 'whole number');
const port = whole(0, 65_535);

const onOff = v.pipe(
  v.picklist(['1', 'on', '0', 'off'], 'on (1) or off (0)'),
  v.transform((value) => value === '1' || value === 'on'),
);

const names = [...dialects.keys()];

/** Defaults have the form of the variable's text. */
const variables = v.object({
  SANDBOX_HOST: v.optional(
    v.pipe(v.string(), v.regex(loopbackPattern, 'a loopback address')),
    '127.0.0.1',
  ),
  SANDBOX_WEB_PORT: v.optional(port, '3000'),
  SANDBOX_API_PORT: v.optional(port, '8003'),
  SANDBOX_AUTH_PORT: v.optional(port, '9099'),
  SANDBOX_DATABASE_PORT: v.optional(port, '9000'),
  SANDBOX_WEB: v.optional(onOff, 'on'),
  SANDBOX_API: v.optional(onOff, 'on'),
  SANDBOX_PUSHER: v.optional(onOff, 'on'),
  SANDBOX_FIREBASE: v.optional(onOff, 'on'),
  SANDBOX_ROUND_SECONDS: v.optional(whole(6, 3600), '60'),
  SANDBOX_DRAW_SECONDS: v.optional(whole(1, 600), '12'),
  SANDBOX_SPEED: v.optional(between(/^\d+(\.\d+)?$/, 0.1, 200, 'number'), '1'),
  SANDBOX_SEED: v.optional(whole(0, 2 ** 32 - 1)),
  SANDBOX_DIALECT: v.optional(v.picklist(names, `one of ${names.join(', ')}`)),
  SANDBOX_PUSH_MS: v.optional(whole(100, 3_600_000), '1000'),
  SANDBOX_CONTROL: v.optional(onOff, 'off'),
  SANDBOX_REPORTS: v.optional(onOff, 'off'),
  SANDBOX_IDEMPOTENCY_KEY: v.optional(onOff, 'on'),
  SANDBOX_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'letters, digits, _ or -')),
    'lottery-local',
  ),
});
