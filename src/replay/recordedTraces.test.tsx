import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { render, screen } from '@testing-library/react';
import { km } from '../i18n/km';
import { replayEnglish } from '../i18n/texts/replayEnglish';
// Screens that the app loads lazily; here they are loaded before the first render.
import '../features/problemReport/ProblemReportDialog';
import '../screens/home/HomeScreen';
import '../screens/login/LoginScreen';
import '../screens/report/ReportScreen';
import { readTrace } from '../testing/traceOf';
import { hashState } from '../trace/stateHash';
import type { TraceFile } from '../trace/traceFormat';
import { atOnce } from './engine/inChunks';
import { verifyReplay } from './engine/verification';
import { createReplayedApp } from './frame/createReplayedApp';
import { openReplay } from './engine/openReplay';
import { overviewOf } from './ledger/overview';
import type { Topic } from './ledger/overview';
import { readLedger } from './ledger/readLedger';
import type { Replay } from './engine/openReplay';

// docs/decisions/recorded-traces.md says when these are recorded again: `npm run traces:record`.
const folder = join(__dirname, '../testing/traces');

const textOf = (name: string) =>
  gunzipSync(readFileSync(join(folder, `${name}.trace.json.gz`))).toString();

/**
 * A recording that the player saves ends in 'Report a problem', over the screen below it; one that
 * ends with the session ends on the screen of that time.
 */
async function expectLastScreen({ build, screenAt, timeline }: Replay): Promise<void> {
  const shown = screenAt(timeline.lastStep);
  render(createReplayedApp(shown, build).element);
  if (shown.state.problemReport.isOpen) {
    expect(await screen.findByRole('dialog', { name: km.common.reportProblem })).toBeVisible();
  }
  await screen.findAllByRole('main', { hidden: true });
  expect(screen.queryByText(km.errors.unexpected)).toBeNull();
}

const verify = ({ timeline, trace }: Replay) =>
  atOnce(verifyReplay(timeline, trace.details?.checkpoints ?? []));

const recordings = readdirSync(folder).map((file) => file.replace('.trace.json.gz', ''));

describe.each(recordings)('the recorded trace "%s"', (name) => {
  const text = textOf(name);
  const replay = openReplay(`${name}.trace.json.gz`, text, 0);

  it('replays consistently, with every state as the app had it', () => {
    expect(replay.trace.areDetailsDamaged).toBe(false);
    expect(replay.trace.timestampSource).toBe('recorded');
    expect(verify(replay)).toEqual({ kind: 'consistent' });
  });

  it('ends on the screen that the player had', () => expectLastScreen(replay));
});

it('a replayed screen names the player’s build in its footer, not that of the page', async () => {
  const { timeline, screenAt, build } = openReplay('win.trace.json', textOf('win'), 0);
  expect(build.commit).toMatch(/^[0-9a-f]{7,}$/);
  render(createReplayedApp(screenAt(timeline.lastStep), build).element);
  expect(await screen.findByRole('contentinfo', { hidden: true })).toHaveAttribute(
    'title',
    `${build.version} (${build.commit})`,
  );
});

beforeAll(() => {
  window.scrollTo = () => undefined;
  Object.assign(globalThis, { __BUILD__: { version: '9.9.9', commit: 'ffffff0' } });
});

describe('a trace of a build with other reducers', () => {
  /** As if made by a build whose reducers differed after the step: only the hashes show it. */
  function doctored(provenStep: number): TraceFile {
    const file = readTrace(textOf('win'));
    const { timeline } = openReplay('win.trace.json', textOf('win'), 0);
    const hashAt = (step: number) => hashState(timeline.stateAt(step));
    const last = file.nextActionId - 1;
    file.$trace.app = { version: '0.0.1', commit: '0000001' };
    file.$trace.checkpoints = [
      { index: 0, hash: hashAt(0) },
      { index: provenStep, hash: hashAt(provenStep) },
      { index: last, hash: '0'.repeat(14) },
    ];
    return file;
  }

  it('opens, shows every step, and says from which one on it cannot be trusted', () => {
    const replay = openReplay('other.trace.json', JSON.stringify(doctored(40)), 0);
    const { lastStep } = replay.timeline;
    const found = verify(replay);
    expect(found).toEqual({
      kind: 'diverged',
      verifiedUntil: 40,
      reason: null,
    });
    expect(replay.timeline.stateAt(lastStep).session.balance).toBe(1_298_000);

    const ledger = atOnce(readLedger(replay));
    const lines = overviewOf({ replay, ledger, verification: found }, replayEnglish);
    const textOf = (topic: Topic) => lines.find((line) => line.topic === topic)?.text;
    expect(textOf('proof')).toBe('Diverged from step 41');
    expect(textOf('build')).toMatch(/^0\.0\.1 \(0000001\) · made by another build/);
  });
});
