import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

/** A JSON Schema as the documents write them, as far as samples are made from it. */
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

/** Where a value stands: `openapi.yaml#/paths/~1login/post`. */
export type Pointer = `${DocumentName}#${string}`;

/**
 * The value at a pointer; a `$ref` on the way is followed.
 * @throws Error where there is none.
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

/** A value with its `$ref` followed, within `name` or from it into the other document. */
export function resolved(name: DocumentName, value: unknown): unknown {
  const ref = (value as Schema | null | undefined)?.$ref;
  return ref === undefined ? value : valueAt(absolute(name, ref));
}

/** A `$ref` that stands in `name` with its document. */
export function absolute(name: DocumentName, ref: string): Pointer {
  return (ref.startsWith('#') ? `${name}${ref}` : ref) as Pointer;
}

/** Escapes a key for a pointer. */
export const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

const lenient = ajvWith((document) => document);
/** Allows no field beside those in the documents. */
const strict = ajvWith(closed);

/**
 * The descriptions of what does not fit the schema at a pointer; empty if all fits.
 *
 * @param options.isClosed a field that the schema does not have is a misfit too
 */
export function misfits(pointer: Pointer, value: unknown, { isClosed = false } = {}): string[] {
  const ajv = isClosed ? strict : lenient;
  const validate: ValidateFunction = ajv.compile({ $ref: pointer });
  if (validate(value)) return [];
  return (validate.errors ?? []).map((error) => {
    const what = JSON.stringify(error.params);
    return `${error.instancePath || 'the whole'} ${error.message ?? ''} ${what}`;
  });
}

function ajvWith(change: (document: unknown) => unknown): Ajv2020 {
  // The documents are no schemas as a whole, so what is around the schemas is not judged.
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  addFormats(ajv);
  for (const [name, document] of Object.entries(documents)) {
    ajv.addSchema(change(document) as object, name);
  }
  return ajv;
}

/** The same with every object of properties closed to others. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const changed = Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, closed(each)]),
  );
  const isObject = (value as Schema).type === 'object' && 'properties' in value;
  return isObject ? { additionalProperties: false, ...changed } : changed;
}
