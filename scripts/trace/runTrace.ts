import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { replay as khmer } from '../../src/i18n/texts/replay';
import { replayEnglish } from '../../src/i18n/texts/replayEnglish';
import { openErrorText } from '../../src/replay/engine/file/openErrors';
import { readFile } from '../../src/replay/engine/readFile';
import { readArguments, usage } from './arguments';
import { exitCodes, verdictOf } from './exitCodes';
import { ledgerJson, ledgerText } from './ledgerText';
import { writeTest } from './writeTest';

interface Surroundings {
  /** The folder of the project. */
  root: string;
  print(text: string): void;
  printError(text: string): void;
}

/**
 * Prints the ledger of a recording, as the replay page shows it.
 *
 * @returns the exit status: one of {@link exitCodes}
 */
export async function runTrace(
  args: readonly string[],
  { root, print, printError }: Surroundings,
): Promise<number> {
  const texts = args.includes('--en') ? replayEnglish : khmer;
  try {
    const options = readArguments(args);
    if (options === null) {
      print(usage);
      return exitCodes.consistent;
    }
    const path = resolve(options.file);
    const read = await readFile(basename(path), new Blob([new Uint8Array(readFileSync(path))]));
    const verdict = verdictOf(read.verification);
    print(options.isJson ? ledgerJson(read, verdict, texts) : ledgerText(read, texts));
    if (options.test !== null) printError(writeTest(root, path, options.test, read, options));
    return exitCodes[verdict];
  } catch (error) {
    printError(openErrorText(error, texts));
    return exitCodes.unreadable;
  }
}
