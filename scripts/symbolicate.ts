import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { exitCodes, symbolicate } from './symbolicate/symbolicate';

const usage = `Usage: npm run -s symbolicate -- FILE [--maps FOLDER]
  FILE    a stack, or the lines of a field report; - reads the standard input
  --maps  the source maps of that release, maps/ if not given
Exit status: 0 every position found, 1 some not found, 3 unreadable`;

/** Prints a stack with the positions of the source. */
function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { maps: { type: 'string', default: join(__dirname, '../maps') } },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new Error(usage);
  const input = readFileSync(file === '-' ? 0 : file, 'utf8');
  const { text, problems, exitCode } = symbolicate(input.trimEnd(), values.maps);
  if (exitCode !== exitCodes.unreadable) console.log(text);
  for (const problem of problems) console.error(problem);
  process.exitCode = exitCode;
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = exitCodes.unreadable;
}
