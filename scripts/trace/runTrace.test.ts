import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { TraceFile } from '../../src/trace/traceFormat';
import type { runTrace } from './runTrace';

const root = join(__dirname, '../..');
const traces = join(root, 'src/testing/traces');
const names = readdirSync(traces).map((file) => file.replace('.trace.json.gz', ''));
const ticket = (name: string) => join(traces, `${name}.trace.json.gz`);
const textOf = (name: string) => gunzipSync(readFileSync(ticket(name))).toString();

let run: typeof runTrace;
beforeAll(async () => {
  Object.assign(globalThis, { __BUILD__: { version: '', commit: '' } });
  ({ runTrace: run } = await import('./runTrace'));
});

const folders: string[] = [];
/** A folder that is removed after the tests. */
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'trace-command-'));
  folders.push(folder);
  return folder;
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

function fileWith(content: string): string {
  const path = join(makeFolder(), 'recording.trace.json');
  writeFileSync(path, content);
  return path;
}

const trace = (...args: string[]) => traceIn(root, ...args);

/** Runs the command in a project. */
async function traceIn(project: string, ...args: string[]) {
  const [out, errors]: [string[], string[]] = [[], []];
  const status = await run(args, {
    root: project,
    print: (text) => out.push(text),
    printError: (text) => errors.push(text),
  });
  return { status, out: out.join('\n'), errors: errors.join('\n') };
}

describe('the trace command', () => {
  it.each(names)('prints the summary of %s, and exits as the proof says', async (name) => {
    const { status, out } = await trace(ticket(name), '--en');
    expect(out).toMatch(/^Player: sophea \(id 1001\) \[Step 0\]$/m);
    expect(out).toMatch(/^Bets: \d (accepted|not accepted)/m);
    expect(out).toMatch(/^What the file proves: Replays consistently; confirm money/m);
    expect(status).toBe(0);
  });

  it('prints each finding with its step, in Khmer unless asked for English', async () => {
    const finding = /^Step \d+ [\d:]+ balance 499,000៛ → 459,000៛ \(-40,000៛\): no bet or prize/m;
    expect((await trace(ticket('changed-balance'), '--en')).out).toMatch(finding);
    const { out } = await trace(ticket('changed-balance'));
    expect(out).not.toMatch(/^(Step|Player|Bets)/m);
    expect(out).toMatch(/^[\u1780-\u17ff]+ \d+ [\d:]+ balance 499,000៛ → 459,000៛/m);
  });

  it('prints the same as JSON', async () => {
    const { out } = await trace(ticket('refused-bet'), '--json', '--en');
    expect(JSON.parse(out)).toMatchObject({
      verdict: 'consistent',
      summary: expect.arrayContaining([
        expect.objectContaining({ topic: 'bets', text: '1 not accepted' }),
      ]),
      findings: [
        expect.objectContaining({ kind: 'connection' }),
        expect.objectContaining({ kind: 'refused' }),
      ],
      bets: [expect.anything(), expect.anything()],
    });
  });

  it('exits with 1 for a file that differs from its hashes or has none, and with 2 for one that is no trace', async () => {
    const text = textOf('win');
    const edited = await trace(fileWith(text.replace(/"hash":"\w/, '"hash":"x')), '--en');
    expect([edited.status, edited.out]).toEqual([1, expect.stringContaining('Diverged from')]);

    const file = JSON.parse(text) as Partial<TraceFile>;
    delete file.$trace;
    const bare = await trace(fileWith(JSON.stringify(file)), '--en');
    expect([bare.status, bare.out]).toEqual([1, expect.stringContaining('No hashes')]);

    expect(await trace(fileWith(text.slice(0, 900)))).toEqual({
      status: 2,
      out: '',
      errors: expect.stringContaining('cut off or is not JSON'),
    });
    expect((await trace('missing.json')).status).toBe(2);
  });

  it('says how it is used if no file is named', async () => {
    const { status, errors } = await trace();
    expect([status, errors]).toEqual([2, expect.stringContaining('npm run -s trace -- FILE')]);
  });

  it('prints nothing of a file that could steer a terminal', async () => {
    const text = textOf('refused-bet').replaceAll('The stake is above', '\\u001b[2J\\u009b1AThe');
    for (const mode of [[], ['--json']]) {
      const { out } = await trace(fileWith(text), ...mode);
      expect(out).toContain('what is left for this number.');
      expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
    }
  });

  it('runs from the command line with that exit status', () => {
    const args = ['run', '-s', 'trace', '--', fileWith('[]'), '--en'];
    const { status, stderr } = spawnSync('npm', args, { cwd: root, encoding: 'utf8' });
    expect([status, stderr]).toEqual([2, 'This trace has no actions.\n']);
  });
});

describe('the test that the trace command writes', () => {
  /** A project with a recording, in which a test is written. */
  async function write(name: string, test = 'src/replay/ticket.test.ts', ...more: string[]) {
    const project = makeFolder();
    for (const shared of ['node_modules', 'package.json', '.prettierrc.json']) {
      symlinkSync(join(root, shared), join(project, shared));
    }
    for (const folder of ['scripts', 'src/replay', 'src/testing/traces']) {
      mkdirSync(join(project, folder), { recursive: true });
    }
    const recording = join(project, 'src/testing/traces', `${name}.trace.json.gz`);
    copyFileSync(ticket(name), recording);
    const command = (file = recording) =>
      traceIn(project, file, '--test', join(project, test), ...more);
    const text = () => readFileSync(join(project, test), 'utf8');
    return { ...(await command()), project, command, text };
  }

  it('replays the file up to its first finding, and fails on each', async () => {
    const { text, errors, status } = await write('closed-early');
    expect(text()).toContain("'../testing/traces/closed-early.trace.json.gz'");
    expect(text()).toContain("from '../testing/recordedTicket'");
    expect(text()).toMatch(/differingSteps\(recording, \d+\)/);
    expect(text()).toMatch(/text: 'round 240001 closed with \d+ s left on the screen/);
    expect(text()).toContain("text: 'a press on confirm did nothing");
    expect(text()).toContain('expect(findingsOf(recording)).not.toContainEqual(finding)');
    expect([status, errors]).toEqual([0, 'Written: src/replay/ticket.test.ts']);
  });

  it('accepts the findings that the app is not to blame for, and then replays the whole file', async () => {
    const { text } = await write('changed-balance', 'src/ticket.test.ts', '--accept');
    expect(text()).toContain("text: 'balance 499,000៛ → 459,000៛ (-40,000៛): no bet or prize");
    expect(text()).toContain('expect(findingsOf(recording)).toEqual([');
    expect(text()).toContain("from './testing/recordedTicket'");
    expect(text()).toMatch(/differingSteps\(recording, \d+\)/);
  });

  it('is not written over another file', async () => {
    const { text, command } = await write('win');
    const before = text();
    const again = await command(ticket('refused-bet'));
    expect([again.status, again.errors]).toEqual([2, expect.stringContaining('exists already')]);
    expect(text()).toBe(before);
  });

  it('is not written where Jest does not find it', async () => {
    const { status, errors } = await write('win', 'scripts/ticket.test.ts');
    expect([status, errors]).toEqual([2, expect.stringContaining('below src/')]);
  });

  it('has a recording from outside of the project beside it', async () => {
    const { project } = await write('win', 'src/unused.test.ts');
    const file = fileWith(textOf('win'));
    await traceIn(project, file, '--test', join(project, 'src/replay/ticket.test.ts'));
    const folder = join(project, 'src/replay');
    expect(readFileSync(join(folder, 'recording.trace.json'), 'utf8')).toBe(textOf('win'));
    expect(readFileSync(join(folder, 'ticket.test.ts'), 'utf8')).toContain(
      "join(__dirname, 'recording.trace.json')",
    );
  });
});
