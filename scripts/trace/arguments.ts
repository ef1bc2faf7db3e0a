import { parseArgs } from 'node:util';

export const usage = `Usage: npm run -s trace -- FILE [options]
  --en               in English, not in Khmer
  --json             as JSON
  --test OUT         writes a Jest test (src/…/NAME.test.ts) that fails on the findings
  --accept           the test accepts the findings that the recording has
Exit status: 0 consistent, 1 not proven, 2 unreadable`;

/** What the command was asked for. */
export interface TraceOptions {
  file: string;
  isEnglish: boolean;
  isJson: boolean;
  /** The path of the test to write; null for none. */
  test: string | null;
  areFindingsAccepted: boolean;
}

/** @throws Error that says what is wrong with the arguments */
export function readArguments(args: readonly string[]): TraceOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      en: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      test: { type: 'string' },
      accept: { type: 'boolean', default: false },
    },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new Error('Name one recording.');
  return {
    file,
    isEnglish: values.en,
    isJson: values.json,
    test: values.test ?? null,
    areFindingsAccepted: values.accept,
  };
}
