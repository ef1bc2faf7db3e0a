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
  it.each(names)('prints the ledger of %s, and exits as the proof says', async (name) => {
    const { status, out } = await trace(ticket(name), '--en');
    expect(out).toMatch(/^Player: sophea \(id 1001\) \[Step 0\]$/m);
    expect(out).toMatch(/^The player wrote: “.+”$/m);
    expect(out).toMatch(/^[\d:]+ Stake #240001 · \d+ · \d,000៛ \[Step \d+\]$/m);
    expect(out).toMatch(/^Proof: Replays consistently/m);
    expect(status).toBe(0);
  });

  it('prints what contradicts each other, in Khmer unless asked for English', async () => {
    const change = 'balance 499,000៛ → 459,000៛ (-40,000៛)';
    const english = (await trace(ticket('changed-balance'), '--en')).out;
    expect(english).toContain(`! A change of the balance: no stake and no prize`);
    expect(english).toContain(change);
    const { out } = await trace(ticket('changed-balance'));
    expect(out).not.toMatch(/\b(Step|Player|Stake|accepted)\b/);
    expect(out).toContain('499,000៛ → 459,000៛ (-40,000៛)');
  });

  it('prints the same rows as JSON, each with its key and its facts', async () => {
    const { out } = await trace(ticket('refused-bet'), '--json', '--en');
    expect(JSON.parse(out)).toMatchObject({
      verdict: 'consistent',
      overview: expect.arrayContaining([expect.objectContaining({ topic: 'proof' })]),
      rows: [
        {
          key: 'stake · #240001 · 472 5000 · stored: pressed ≠ refused notListed',
          marks: [{ about: 'stored' }],
        },
        { kind: 'connection' },
        { kind: 'round', marks: [] },
        { kind: 'stake', stake: { number: '42', amount: 1000 }, marks: [] },
      ],
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
      errors: expect.stringContaining('JSON'),
    });
    expect((await trace('missing.json')).status).toBe(2);
  });

  it('says how it is used if no file is named, or by --help', async () => {
    const { status, errors } = await trace();
    expect([status, errors]).toEqual([2, expect.stringContaining('npm run -s trace -- FILE')]);
    const help = await trace('--help');
    expect([help.status, help.out]).toEqual([0, expect.stringContaining('--accept')]);
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

  it('replays the file up to its first mark, and fails on each marked row, by no sentence', async () => {
    const { text, errors, status } = await write('closed-early');
    expect(text()).toContain("'../testing/traces/closed-early.trace.json.gz'");
    expect(text()).toContain("from '../testing/recordedTicket'");
    expect(text()).toMatch(/differingSteps\(recording, \d+\)/);
    expect(text()).toContain("'round · #240001 · closing: counted ≠ closedBy'");
    expect(text()).not.toMatch(/the screen counted|left/);
    expect(text()).toContain('expect(rowsOf(recording)).not.toContain(row)');
    expect([status, errors]).toEqual([0, 'Written: src/replay/ticket.test.ts']);
  });

  it('accepts the rows as they are, and then replays the whole file', async () => {
    const { text } = await write('changed-balance', 'src/ticket.test.ts', '--accept');
    expect(text()).toContain("'balance · change: noCause ≠ changed'");
    expect(text()).toContain('expect(rowsOf(recording)).toEqual([');
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

  it('has a copy of a recording from outside of the project next to it', async () => {
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
