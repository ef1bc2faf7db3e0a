import { execFileSync } from 'node:child_process';
import { constants, copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { ReadFile } from '../../src/replay/engine/readFile';
import { rowKey } from '../../src/replay/ledger/row';
import type { TraceOptions } from './arguments';

/**
 * Writes a Jest test that replays a recording: it compares the states up to the first mark with those that the
 * app had, and fails on every mark that is not accepted; it compares rows by kind, round, stake and facts, no sentence. A recording from outside of the project is copied next to it.
 *
 * @param recording the path of the recording
 * @param test the path of the test, below `src/`
 * @returns what was written
 * @throws Error if the test or the copy exists already or cannot stand there
 */
export function writeTest(
  root: string,
  recording: string,
  test: string,
  read: ReadFile,
  { areMarksAccepted }: TraceOptions,
): string {
  const path = resolve(root, test);
  if (!path.startsWith(join(root, 'src') + sep) || !path.endsWith('.test.ts')) {
    throw new Error('Write the test below src/, as NAME.test.ts: Jest finds it there.');
  }
  if (existsSync(path)) throw new Error(`${test} exists already and was left as it is.`);
  const isInside = recording.startsWith(root + sep);
  const kept = isInside ? recording : join(dirname(path), basename(recording));
  if (!isInside) copyFileSync(recording, kept, constants.COPYFILE_EXCL);
  writeFileSync(path, testText(root, path, kept, read, areMarksAccepted), { flag: 'wx' });
  execFileSync(process.execPath, [
    join(root, 'node_modules/prettier/bin/prettier.cjs'),
    ...['--log-level', 'warn', '--write', path],
  ]);
  return `Written: ${[relative(root, path), ...(isInside ? [] : [relative(root, kept)])].join(', ')}`;
}

function testText(
  root: string,
  path: string,
  recording: string,
  { replay, ledger }: ReadFile,
  areMarksAccepted: boolean,
): string {
  const marked = ledger.rows.filter(({ marks }) => marks.length > 0);
  const keys = ledger.rows.map(rowKey).sort();
  const firstStep = Math.min(...marked.map(({ step }) => step));
  const isWhole = areMarksAccepted || marked.length === 0;
  const last = isWhole ? replay.steps.length - 1 : Math.max(0, firstStep - 1);
  const hasHashes = (replay.trace.details?.checkpoints ?? []).some(({ index }) => index <= last);
  const from = (to: string) => relative(dirname(path), to).split(sep).join('/');
  const helper = from(join(root, 'src/testing/recordedTicket'));
  const names = [hasHashes && 'differingSteps', 'openRecording', 'rowsOf'].filter(Boolean);
  return `import { join } from 'node:path';
import { ${names.join(', ')} } from '${helper.startsWith('.') ? helper : `./${helper}`}';

const recording = openRecording(join(__dirname, ${JSON.stringify(from(recording))}));

describe(${JSON.stringify(`the recording ${replay.fileName}`)}, () => {
${hasHashes ? statesTest(last) : ''}${isWhole ? rowsTest(keys) : marksTest(marked.map(rowKey))}
});
`;
}

const statesTest = (last: number) => `
  it('replays up to step ${last} with the states that the app had', () => {
    expect(differingSteps(recording, ${last})).toEqual([]);
  });
`;

/** Fails until the app shows none of them. */
const marksTest = (keys: readonly string[]) => `
  // Remove the marks that the app is not to blame for.
  it.each(${JSON.stringify(keys)})('no longer has the row %s', (row) => {
    expect(rowsOf(recording)).not.toContain(row);
  });`;

const rowsTest = (keys: readonly string[]) => `
  it('has these rows with these marks', () => {
    expect(rowsOf(recording)).toEqual(${JSON.stringify(keys)});
  });`;
