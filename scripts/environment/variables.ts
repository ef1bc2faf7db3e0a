import type { GenericSchema } from 'valibot';
import * as schemas from './schemas';

/** A variable that a build reads; docs/operations.md and `.env.example` have a row for it. */
export interface Variable {
  readonly name: string;
  readonly meaning: string;
  /** What applies if the variable is unset or empty. */
  readonly otherwise: string;
  readonly example: string;
  readonly schema: GenericSchema<string, unknown>;
}

/** The rows of the host table besides the local one. */
export const rowNames = ['PRODUCTION', 'STAGING'] as const;
export type RowName = (typeof rowNames)[number];

const rowTexts: Record<RowName, { page: string; host: string }> = {
  PRODUCTION: { page: 'the production page', host: 'lottery.example.com' },
  STAGING: { page: 'the staging page', host: 'staging.lottery.example.com' },
};

function hostsOf(row: RowName): Variable[] {
  const { page, host } = rowTexts[row];
  return [
    {
      name: `LOTTERY_${row}_HOST`,
      meaning: `host name of ${page}`,
      otherwise: 'no such row',
      example: host,
      schema: schemas.hostName,
    },
    {
      name: `LOTTERY_${row}_API_HOST`,
      meaning: 'host of its REST API, called at `https://{host}/api`',
      otherwise: 'required with the row',
      example: `api.${host}`,
      schema: schemas.hostName,
    },
    {
      name: `LOTTERY_${row}_SOCKET_HOST`,
      meaning: 'host of its Pusher-protocol websocket',
      otherwise: 'the API host',
      example: `api.${host}`,
      schema: schemas.hostName,
    },
    {
      name: `LOTTERY_${row}_SOCKET_PORT`,
      meaning: 'port of that websocket, for `ws` and `wss`',
      otherwise: '8003',
      example: '8003',
      schema: schemas.port,
    },
  ];
}

/** The keys that both rows share; staging may have its own. */
const keys: readonly Omit<Variable, 'otherwise'>[] = [
  {
    name: 'PUSHER_KEY',
    meaning: 'app key of the broadcaster',
    example: 'lottery-key',
    schema: schemas.key,
  },
  {
    name: 'FIREBASE_API_KEY',
    meaning: 'web API key of the Firebase project',
    example: 'AIzaSyExampleExampleExampleExample00000',
    schema: schemas.key,
  },
  {
    name: 'FIREBASE_PROJECT_ID',
    meaning: 'id of the Firebase project',
    example: 'lottery-example',
    schema: schemas.firebaseProject,
  },
  {
    name: 'FIREBASE_DATABASE_URL',
    meaning: 'address of its realtime database',
    example: 'https://lottery-example-default-rtdb.firebaseio.com',
    schema: schemas.databaseUrl,
  },
];

/** Every variable of a deployment, in the order of the documentation. */
export const deploymentVariables: readonly Variable[] = [
  ...rowNames.flatMap(hostsOf),
  ...keys.map((one) => ({
    ...one,
    name: `LOTTERY_${one.name}`,
    otherwise: 'required with a row',
  })),
  ...keys.map((one) => ({
    ...one,
    name: `LOTTERY_STAGING_${one.name}`,
    meaning: `${one.meaning}, for staging only`,
    otherwise: `\`LOTTERY_${one.name}\``,
  })),
  {
    name: 'LOTTERY_FIREBASE_TOKEN_SYNC_URL',
    meaning: 'path on the page’s host for the SDK’s token sync',
    otherwise: 'off',
    example: '/token',
    schema: schemas.samePath,
  },
  {
    name: 'LOTTERY_REPORT_URL',
    meaning: 'receiver of telemetry: a path below the API, or an https address',
    otherwise: 'off',
    example: 'telemetry',
    schema: schemas.telemetryUrl,
  },
  {
    name: 'LOTTERY_REPORT_SHARE',
    meaning: 'share of pages that send it, above 0 up to 1',
    otherwise: '0.1',
    example: '0.1',
    schema: schemas.telemetryShare,
  },
  {
    name: 'LOTTERY_IDEMPOTENCY_KEY',
    meaning: '`on`: a stake carries the header `Idempotency-Key`, which the API’s CORS must allow',
    otherwise: 'off',
    example: 'on',
    schema: schemas.on,
  },
  {
    name: 'LOTTERY_DEVTOOLS',
    meaning: '`on`: every page connects to Redux DevTools, not only one with `?devtools`',
    otherwise: 'off',
    example: 'on',
    schema: schemas.on,
  },
  {
    name: 'LOTTERY_COMMIT',
    meaning: 'commit that the build reports',
    otherwise: 'that of the checkout, else `unknown`',
    example: '0f1e2d3c',
    schema: schemas.commit,
  },
];
