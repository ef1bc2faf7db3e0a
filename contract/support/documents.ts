import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

/** The part of JSON Schema that the documents use and samples are generated from. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly examples?: readonly unknown[];
}

export type DocumentName = 'openapi.yaml' | 'asyncapi.yaml';

const folder = join(__dirname, '../../docs/api');
const load = (name: DocumentName) =>
  parse(readFileSync(join(folder, name), 'utf8')) as Readonly<Record<string, unknown>>;

const documents: Record<DocumentName, Readonly<Record<string, unknown>>> = {
  'openapi.yaml': load('openapi.yaml'),
  'asyncapi.yaml': load('asyncapi.yaml'),
};

/** A JSON pointer into a document: `openapi.yaml#/paths/~1login/post`. */
export type Pointer = `${DocumentName}#${string}`;

/**
 * The value at a pointer. Follows every `$ref` on the way.
 * @throws Error if there is none
 */
export function valueAt(pointer: Pointer): unknown {
  const [name, path] = pointer.split('#') as [DocumentName, string];
  let value: unknown = documents[name];
  for (const part of path.split('/').slice(1)) {
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    value = (resolved(name, value) as Record<string, unknown> | undefined)?.[key];
  }
  if (value === undefined) throw new Error(`${pointer} does not exist`);
  return resolved(name, value);
}

/** A value, or what its `$ref` points to; `name` is the document that contains it. */
export function resolved(name: DocumentName, value: unknown): unknown {
  const ref = (value as Schema | null | undefined)?.$ref;
  return ref === undefined ? value : valueAt(absolute(name, ref));
}

/** A `$ref` in the document `name`, with the name of the document it points to. */
export function absolute(name: DocumentName, ref: string): Pointer {
  return (ref.startsWith('#') ? `${name}${ref}` : ref) as Pointer;
}

/** Escapes a key for a pointer. */
export const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

const lenient = ajvWith((document) => document);
/** Allows only the fields in the documents. */
const strict = ajvWith(closed);

/**
 * The violations of the schema at a pointer, as text; empty if the value is valid.
 *
 * @param options.isClosed a field that the schema does not have is a violation too
 */
export function schemaErrors(
  pointer: Pointer,
  value: unknown,
  { isClosed = false } = {},
): string[] {
  const ajv = isClosed ? strict : lenient;
  const validate: ValidateFunction = ajv.compile({ $ref: pointer });
  if (validate(value)) return [];
  return (validate.errors ?? []).map((error) => {
    const what = JSON.stringify(error.params);
    return `${error.instancePath || 'the value'} ${error.message ?? ''} ${what}`;
  });
}

function ajvWith(change: (document: unknown) => unknown): Ajv2020 {
  // The documents as a whole are not schemas, so only the schemas inside them are validated.
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  addFormats(ajv);
  for (const [name, document] of Object.entries(documents)) {
    ajv.addSchema(change(document) as object, name);
  }
  return ajv;
}

/** A copy in which no object with properties allows others. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const changed = Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, closed(each)]),
  );
  const isObject = (value as Schema).type === 'object' && 'properties' in value;
  return isObject ? { additionalProperties: false, ...changed } : changed;
}
