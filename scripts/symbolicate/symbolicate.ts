import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join, relative } from 'node:path';

/** `https://lottery.example.com/js/main.3f9c0d1a2b.js:1:234`, with or without the origin. */
const position = /(?:https?:\/\/[^\s/()]+\/)?((?:[\w-]+\/)*[\w.-]+\.js):(\d+):(\d+)/g;
/** `webpack://fast-lottery-client/./src/main.tsx` */
const webpackPrefix = /^webpack:\/\/[^/]*\/(\.\/)?/;

export const exitCodes = { found: 0, incomplete: 1, unreadable: 3 } as const;

interface Symbolicated {
  /** The text with the source of each position that has one. */
  readonly text: string;
  /** Why a position has none, each reason once. */
  readonly problems: readonly string[];
  readonly exitCode: (typeof exitCodes)[keyof typeof exitCodes];
}

/**
 * Replaces each position in a build's scripts by that in the source.
 *
 * @param text a stack, or the lines of a field report
 * @param maps the folder of the source maps that this build wrote
 */
export function symbolicate(text: string, maps: string): Symbolicated {
  const problems = new Set<string>();
  const sourceMaps = new Map<string, SourceMap | null>();
  const sourceMapOf = (script: string) => {
    const known = sourceMaps.get(script);
    if (known !== undefined) return known;
    const file = join(maps, `${script}.map`);
    const read = existsSync(file) ? readSourceMap(file) : null;
    sourceMaps.set(script, read);
    if (read === null) {
      const shown = relative(process.cwd(), file);
      problems.add(
        `${shown} is missing or no source map: use the maps of the release that failed.`,
      );
    }
    return read;
  };

  let positions = 0;
  const replaced = text.replace(position, (whole, script: string, line: string, column: string) => {
    positions += 1;
    const map = sourceMapOf(script);
    if (map === null) return whole;
    const at = Number(line) - 1;
    const entry = map.findEntry(at, Number(column) - 1);
    // Beyond its last line, Node has the last entry of the map.
    if (!('originalSource' in entry) || entry.generatedLine !== at) {
      problems.add(`${script}:${line}:${column} has no source: is the map of another release?`);
      return whole;
    }
    const source = entry.originalSource.replace(webpackPrefix, '');
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
  if (positions === 0) {
    const reason = 'No line has a position such as js/main.3f9c0d1a2b.js:1:234.';
    return { text, problems: [reason], exitCode: exitCodes.unreadable };
  }
  const exitCode = problems.size === 0 ? exitCodes.found : exitCodes.incomplete;
  return { text: replaced, problems: [...problems], exitCode };
}

/** Null if the file is no source map. */
function readSourceMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload);
  } catch {
    return null;
  }
}
