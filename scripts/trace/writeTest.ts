import { execFileSync } from 'node:child_process';
import { constants, copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { ReadFile } from '../../src/replay/engine/readFile';
import type { TraceOptions } from './arguments';

/**
 * Writes a Jest test that replays a recording: it compares the states up to the first finding with those that the
 * app had, and fails on every finding that is not accepted. A recording from outside of the project is copied beside it.
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
  { areFindingsAccepted }: TraceOptions,
): string {
  const path = resolve(root, test);
  if (!path.startsWith(join(root, 'src') + sep) || !path.endsWith('.test.ts')) {
    throw new Error('Write the test below src/, as NAME.test.ts: Jest finds it there.');
  }
  if (existsSync(path)) throw new Error(`${test} exists already and was left as it is.`);
  const isInside = recording.startsWith(root + sep);
  const kept = isInside ? recording : join(dirname(path), basename(recording));
  if (!isInside) copyFileSync(recording, kept, constants.COPYFILE_EXCL);
  writeFileSync(path, testText(root, path, kept, read, areFindingsAccepted), { flag: 'wx' });
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
  { replay, report }: ReadFile,
  areFindingsAccepted: boolean,
): string {
  const findings = report.findings.map(({ kind, step, text }) => ({ kind, step, text }));
  const bugs = areFindingsAccepted ? [] : findings;
  const last = Math.max(0, (bugs[0]?.step ?? replay.steps.length) - 1);
  const hasHashes = (replay.trace.details?.checkpoints ?? []).some(({ index }) => index <= last);
  const from = (to: string) => relative(dirname(path), to).split(sep).join('/');
  const helper = from(join(root, 'src/testing/recordedTicket'));
  const names = [hasHashes && 'differingSteps', 'findingsOf', 'openRecording'].filter(Boolean);
  return `import { join } from 'node:path';
import { ${names.join(', ')} } from '${helper.startsWith('.') ? helper : `./${helper}`}';

const recording = openRecording(join(__dirname, ${JSON.stringify(from(recording))}));

describe(${JSON.stringify(`the recording ${replay.fileName}`)}, () => {
${hasHashes ? statesTest(last) : ''}${bugs.length > 0 ? bugsTest(bugs) : findingsTest(findings)}
});
`;
}

const statesTest = (last: number) => `
  it('replays up to step ${last} with the states that the app had', () => {
    expect(differingSteps(recording, ${last})).toEqual([]);
  });
`;

/** Fails until the app shows none of them. */
const bugsTest = (bugs: readonly object[]) => `
  // Take out what the app is not to blame for.
  it.each(${JSON.stringify(bugs)})('no longer shows at step $step: $text', (finding) => {
    expect(findingsOf(recording)).not.toContainEqual(finding);
  });`;

const findingsTest = (findings: readonly object[]) => `
  it('shows ${findings.length === 0 ? 'no finding' : 'these findings and no other'}', () => {
    expect(findingsOf(recording)).toEqual(${JSON.stringify(findings)});
  });`;
