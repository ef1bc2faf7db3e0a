import { absolute, valueAt, type DocumentName, type Pointer, type Schema } from './documents';

/** A value that a schema allows; the name says how it differs from the plain one. */
export interface Sample {
  readonly name: string;
  readonly value: unknown;
}

/**
 * Values that a schema allows: a plain one first, then each field in every other variant, without each
 * optional field, with empty lists, and with a field that the contract does not know yet.
 *
 * @throws Error if a plain value has no examples
 */
export function samplesOf(pointer: Pointer): Sample[] {
  const [name] = pointer.split('#') as [DocumentName];
  return samples(name, valueAt(pointer) as Schema);
}

function samples(document: DocumentName, schema: Schema): Sample[] {
  if (schema.$ref !== undefined) return samplesOf(absolute(document, schema.$ref));
  if (schema.const !== undefined) return [{ name: '', value: schema.const }];
  if (schema.enum) return schema.enum.map((value) => ({ name: JSON.stringify(value), value }));
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches) return branches.flatMap((branch) => samples(document, branch));
  switch (schema.type) {
    case 'null':
      return [{ name: 'null', value: null }];
    case 'object':
      return objects(document, schema);
    case 'array':
      return lists(document, schema);
    default:
      return plain(schema);
  }
}

function plain({ type = 'any', examples = [], minimum, maximum }: Schema): Sample[] {
  if (examples.length === 0) {
    throw new Error(
      `docs/api has a value of type ${type} without examples: no sample can be generated`,
    );
  }
  const bounds = [minimum, maximum].filter((bound) => bound !== undefined);
  return [...new Set([...examples, ...bounds])].map((value) => ({
    name: JSON.stringify(value),
    value,
  }));
}

function lists(document: DocumentName, { items = {}, minItems = 0 }: Schema): Sample[] {
  const each = samples(document, items);
  return [
    ...each.map(({ name, value }) => ({ name: `of ${name || 'one'}`, value: [value] })),
    ...(minItems === 0 ? [{ name: 'empty', value: [] }] : []),
  ];
}

function objects(document: DocumentName, schema: Schema): Sample[] {
  const { properties = {}, required = [], examples } = schema;
  if (Object.keys(properties).length === 0) {
    return (examples ?? [{}]).map((value) => ({ name: '', value }));
  }
  const fields = Object.entries(properties).map(([key, field]) => ({
    key,
    variants: samples(document, field),
  }));
  const plainOne = Object.fromEntries(fields.map(({ key, variants }) => [key, variants[0]?.value]));
  const written = fields.flatMap(({ key, variants }) =>
    variants.slice(1).map(({ name, value }) => ({
      name: `${key} ${name}`,
      value: { ...plainOne, [key]: value },
    })),
  );
  const leftOut = Object.keys(properties)
    .filter((key) => !required.includes(key))
    .map((key) => {
      const { [key]: _, ...others } = plainOne;
      return { name: `without ${key}`, value: others };
    });
  const extended = { name: 'with an unknown field', value: { ...plainOne, added_later: { x: 1 } } };
  return [{ name: '', value: plainOne }, ...written, ...leftOut, extended];
}
