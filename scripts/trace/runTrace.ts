import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { replaySummary } from '../../src/i18n/texts/replaySummary';
import { messageOf } from '../../src/platform/logger';
import { readFile } from '../../src/replay/engine/readFile';
import { english } from '../../src/replay/engine/summary/english';
import { summarize } from '../../src/replay/engine/summary/summarize';
import { readArguments, usage } from './arguments';
import { exitCodes, verdictOf } from './exitCodes';
import { plainJson, plainLines, reportText } from './reportText';
import { writeTest } from './writeTest';

interface Surroundings {
  /** The folder of the project. */
  root: string;
  print(text: string): void;
  printError(text: string): void;
}

/**
 * Prints the summary and the findings of a recording, like the replay page and with its engine.
 *
 * @returns the exit status: one of {@link exitCodes}
 */
export async function runTrace(
  args: readonly string[],
  { root, print, printError }: Surroundings,
): Promise<number> {
  try {
    const options = readArguments(args);
    const path = resolve(options.file);
    const read = await readFile(basename(path), new Blob([new Uint8Array(readFileSync(path))]));
    const { report, verification } = read;
    const texts = options.isEnglish ? english : replaySummary;
    const lines = summarize(read, texts);
    const verdict = verdictOf(verification);
    if (options.isJson) {
      const { bets, findings } = report;
      print(plainJson({ verdict, summary: lines, findings, bets, verification }));
    } else {
      print(plainLines(reportText(read, lines, texts)));
    }
    if (options.test !== null) printError(writeTest(root, path, options.test, read, options));
    return exitCodes[verdict];
  } catch (error) {
    printError(messageOf(error));
    if (args.length === 0) printError(usage);
    return exitCodes.unreadable;
  }
}
