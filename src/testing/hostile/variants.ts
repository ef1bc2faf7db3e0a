import { junkValues, sharded } from './junk';

/** The JSON of a good example. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A hostile variant of a message. */
export interface Variant {
  /** Which field holds what: `[0].amount: a fraction`. */
  name: string;
  text: string;
}

type Path = readonly (string | number)[];

const marker = '@@ junk @@';

/**
 * Hostile variants of a good message: each field, object and list and the whole message replaced by
 * junk, missing and doubled. The junk is sharded among the fields. Only the first element of a list is
 * varied; the others must survive.
 */
export function variantsOf(example: Json): Variant[] {
  const paths = pathsOf(example);
  return paths.flatMap((path, at) => [
    ...sharded(junkValues, at, paths.length).map(({ name, json }) => ({
      name: `${nameOf(path)}: ${name}`,
      text: withText(example, path, json),
    })),
    ...variantsOfPresence(example, path, at),
  ]);
}

function variantsOfPresence(example: Json, path: Path, at: number): Variant[] {
  const key = path.at(-1);
  if (typeof key !== 'string') return [];
  const name = nameOf(path);
  const good = JSON.stringify(valueAt(example, path));
  const quoted = JSON.stringify(key);
  const doubled = [
    ['twice, the second null', `${good},${quoted}:null`],
    ['twice, the first null', `null,${quoted}:${good}`],
    [
      'beside prototype keys',
      `${good},"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}`,
    ],
  ] as const;
  return [
    { name: `${name}: missing`, text: without(example, path) },
    ...sharded(doubled, at, doubled.length).map(([how, json]) => ({
      name: `${name}: ${how}`,
      text: withText(example, path, json),
    })),
  ];
}

function pathsOf(value: Json, path: Path = []): Path[] {
  if (Array.isArray(value)) {
    const [first] = value;
    return [path, ...(first === undefined ? [] : pathsOf(first, [...path, 0]))];
  }
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]));
  return [path, ...inner];
}

function valueAt(value: Json, path: Path): Json {
  return path.reduce<Json>((part, key) => (part as Record<string, Json>)[key] ?? null, value);
}

function withText(example: Json, path: Path, json: string): string {
  return JSON.stringify(changed(example, path, marker)).replace(JSON.stringify(marker), () => json);
}

function without(example: Json, path: Path): string {
  return JSON.stringify(changed(example, path, undefined));
}

function changed(value: Json, [key, ...rest]: Path, leaf: Json | undefined): Json | undefined {
  if (key === undefined) return leaf;
  const copy = structuredClone(value) as Record<string, Json | undefined>;
  copy[key] = changed(copy[key] ?? null, rest, leaf);
  return copy as Json;
}

function nameOf(path: Path): string {
  if (path.length === 0) return 'the whole';
  return path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');
}
