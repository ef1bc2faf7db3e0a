import { parseArgs } from 'node:util';

export const usage = `Usage: npm run -s trace -- FILE [options]
  --en               in English, not in Khmer
  --json             as JSON
  --test OUT         writes a Jest test (src/…/NAME.test.ts) that fails on the marks
  --accept           the test accepts the marks that the recording has
  --help             this text
Exit status: 0 consistent, 1 not proven, 2 unreadable`;

/** What the command was asked for. */
export interface TraceOptions {
  file: string;
  isEnglish: boolean;
  isJson: boolean;
  /** The path of the test to write; null for none. */
  test: string | null;
  areMarksAccepted: boolean;
}

/**
 * @returns null if only help was asked for
 * @throws Error that says what is wrong with the arguments
 */
export function readArguments(args: readonly string[]): TraceOptions | null {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      en: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      test: { type: 'string' },
      accept: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return null;
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new Error(`Name one recording.\n${usage}`);
  return {
    file,
    isEnglish: values.en,
    isJson: values.json,
    test: values.test ?? null,
    areMarksAccepted: values.accept,
  };
}
