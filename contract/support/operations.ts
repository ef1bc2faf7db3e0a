import { escaped, resolved, valueAt, type Pointer } from './documents';

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

interface MediaType {
  readonly examples: Readonly<Record<string, { readonly value: unknown }>>;
}

/** A response of the contract. */
export interface DocumentedResponse {
  /** A status, or a class of them: `5XX`. */
  readonly status: string;
  readonly schema: Pointer;
  readonly examples: ReadonlyMap<string, unknown>;
}

/** A call of `openapi.yaml`. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  /** Below the API's base: `/check-auth/{sessionID}`. */
  readonly path: string;
  readonly isPublic: boolean;
  /** The schemas of the query parameters by name; all are required. */
  readonly query: ReadonlyMap<string, Pointer>;
  /** The schemas of the optional headers by name. */
  readonly headers: ReadonlyMap<string, Pointer>;
  readonly request: Pointer | null;
  readonly requestExamples: ReadonlyMap<string, unknown>;
  /** Those with a body. */
  readonly responses: readonly DocumentedResponse[];
}

interface RawOperation {
  readonly operationId: string;
  readonly security?: readonly unknown[];
  readonly parameters?: readonly unknown[];
  readonly requestBody?: { readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Readonly<Record<string, unknown>>;
}

const json = 'application/json';

/** Every call, in the order of the document. */
export const operations: readonly Operation[] = Object.entries(
  valueAt('openapi.yaml#/paths') as Record<string, Record<string, RawOperation>>,
).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const raw = item[method];
    return raw ? [operationOf(path, method, raw)] : [];
  }),
);

/** Those that are endpoints of the app's api: all but telemetry, which a page also sends while it closes. */
export const endpointOperations = operations.filter(({ id }) => id !== 'sendTelemetry');

/** The operation with this id. @throws Error if there is none. */
export function operation(id: string): Operation {
  const found = operations.find((each) => each.id === id);
  if (!found) throw new Error(`openapi.yaml has no operation ${id}`);
  return found;
}

/** The response of an operation. @throws Error if the contract has none with this status. */
export function responseOf(id: string, status: string): DocumentedResponse {
  const found = operation(id).responses.find((each) => each.status === status);
  if (!found) throw new Error(`${id} has no response ${status}`);
  return found;
}

function operationOf(path: string, method: string, raw: RawOperation): Operation {
  const place = `openapi.yaml#/paths/${escaped(path)}/${method}` as const;
  const body = `content/${escaped(json)}`;
  // The first type of a request is the one that the app sends.
  const [sentType = json] = Object.keys(raw.requestBody?.content ?? {});
  return {
    id: raw.operationId,
    method: method.toUpperCase(),
    path,
    isPublic: raw.security?.length === 0,
    query: parametersOf(raw, 'query'),
    headers: parametersOf(raw, 'header'),
    request: raw.requestBody ? `${place}/requestBody/content/${escaped(sentType)}/schema` : null,
    requestExamples: examplesOf(raw.requestBody?.content[sentType]),
    responses: Object.entries(raw.responses).flatMap(([status, response]) => {
      const ref = (response as { $ref?: string }).$ref;
      const at = ref === undefined ? `${place}/responses/${status}` : `openapi.yaml${ref}`;
      const { content } = resolved('openapi.yaml', response) as Partial<
        NonNullable<RawOperation['requestBody']>
      >;
      if (content === undefined) return [];
      const schema = `${at}/${body}/schema` as Pointer;
      return [{ status, schema, examples: examplesOf(content[json]) }];
    }),
  };
}

function parametersOf(
  { parameters = [] }: RawOperation,
  wanted: 'query' | 'header',
): ReadonlyMap<string, Pointer> {
  const named = parameters.map((parameter) => {
    const { name, in: place } = resolved('openapi.yaml', parameter) as { name: string; in: string };
    const { $ref = '' } = parameter as { $ref?: string };
    return { name, place, schema: `openapi.yaml${$ref}/schema` as Pointer };
  });
  return new Map(
    named.filter(({ place }) => place === wanted).map(({ name, schema }) => [name, schema]),
  );
}

function examplesOf(media: MediaType | undefined): ReadonlyMap<string, unknown> {
  const named = Object.entries(media?.examples ?? {});
  return new Map(named.map(([name, { value }]) => [name, value]));
}
