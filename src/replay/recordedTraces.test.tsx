import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { cleanup, render, screen } from '@testing-library/react';
import { rootReducer } from '../app/rootReducer';
import { km } from '../i18n/km';
// Screens that the app fetches later; here they are there before the first look.
import '../features/problemReport/ProblemReportDialog';
import '../screens/home/HomeScreen';
import '../screens/login/LoginScreen';
import '../screens/report/ReportScreen';
import { importedByDevTools } from '../testing/importedByDevTools';
import { readTrace } from '../testing/traceOf';
import { hashState } from '../trace/stateHash';
import type { TraceFile } from '../trace/traceFormat';
import { replayTrace } from '../trace/verifyTrace';
import { checkFaithfulness } from './engine/faithfulness';
import type { Faithfulness } from './engine/faithfulness';
import { unknownBuild } from '../app/layout/buildContext';
import { createReplayedApp } from './frame/createReplayedApp';
import { FaithBadge } from './page/FaithBadge';
import { openReplay } from './page/openReplay';
import type { Replay } from './page/openReplay';

// docs/decisions/recorded-traces.md says when these are recorded anew: `npm run traces:record`.
const folder = join(__dirname, '../testing/traces');

function unpacked(path: string): string {
  return gunzipSync(readFileSync(path)).toString();
}

const textOf = (name: string) => unpacked(join(folder, `${name}.trace.json.gz`));

/**
 * A visit that is saved while it lasts ends in 'Report a problem', over the screen that it was opened on;
 * the end of a session ends it on the screen of that moment.
 */
async function expectLastScreen({ shownAt, addressOf, timeline, trace }: Replay): Promise<void> {
  const state = shownAt(timeline.lastStep);
  const moment = { state, now: trace.moments.at(-1) ?? 0, address: addressOf(state) };
  render(createReplayedApp(moment, trace.details?.app ?? unknownBuild).element);
  if (state.problemReport.isOpen) {
    expect(await screen.findByRole('dialog', { name: km.problemReport.title })).toBeVisible();
  }
  await screen.findAllByRole('main', { hidden: true });
  expect(screen.queryByText(km.errors.unexpected)).toBeNull();
}

async function findingOf({ timeline, trace }: Replay): Promise<Faithfulness | undefined> {
  const told: Faithfulness[] = [];
  const checkpoints = trace.details?.checkpoints ?? [];
  await checkFaithfulness(timeline, checkpoints, (one) => told.push(one));
  return told.at(-1);
}

const visits = [
  {
    name: 'win',
    path: [
      'bets/betAccepted',
      'game/resultReceived',
      'game/revealClosed',
      'api/executeQuery/fulfilled',
    ],
    end: { session: { player: { username: 'sophea' }, balance: 1_298_000 } },
  },
  {
    name: 'refused-bet',
    path: ['bets/betAccepted', 'game/connectionLost', 'game/connectionOpened', 'bets/betRefused'],
    end: { session: { balance: 499_000 }, bets: { slip: null, number: '472' } },
  },
  {
    name: 'expired-session',
    path: ['bets/betAccepted', 'bets/betSubmitted', 'api/accessTokenRefused'],
    end: { session: { player: null }, navigation: { pathname: '/' } },
  },
];

describe.each(visits)('the recorded visit "$name"', ({ name, path, end }) => {
  const text = textOf(name);
  const replay = openReplay(`${name}.trace.json.gz`, text, 0);

  it('is faithful: every state is the one that the app had', async () => {
    expect(replay.trace.notes).toEqual([]);
    expect(replay.trace.momentsAre).toBe('recorded');
    expect(await findingOf(replay)).toEqual({
      kind: 'faithful',
      checked: replay.trace.details?.checkpoints.length,
    });
  });

  it('holds what happened, in its order, and ends where the player was', () => {
    const types = replay.steps.map(({ type }) => type);
    let at = -1;
    for (const type of path) {
      at = types.indexOf(type, at + 1);
      expect(`${type} ${at < 0 ? 'is lacking' : 'is there'}`).toBe(`${type} is there`);
    }
    expect(replay.timeline.stateAt(replay.timeline.lastStep)).toMatchObject(end);
  });

  it('ends on the screen that the player had', () => expectLastScreen(replay));

  it('loads in Redux DevTools with its times and the same states', () => {
    const lifted = importedByDevTools(text);
    expect(lifted.computedStates).toHaveLength(replay.timeline.lastStep + 1);
    expect(lifted.stagedActionIds.map((id) => lifted.actionsById[id]?.timestamp)).toEqual(
      replay.trace.moments,
    );
    const differing = lifted.computedStates.findIndex(
      ({ state }, step) => hashState(state) !== hashState(replay.timeline.stateAt(step)),
    );
    expect(differing).toBe(-1);
  });
});

it('a replayed screen names the player’s build in its footer, not that of the page', async () => {
  const { timeline, addressOf, trace } = openReplay('win.trace.json', textOf('win'), 0);
  const state = timeline.stateAt(timeline.lastStep);
  const build = trace.details?.app ?? unknownBuild;
  expect(build.commit).toMatch(/^[0-9a-f]{7,}$/);
  const moment = { state, now: 0, address: addressOf(state) };
  render(createReplayedApp(moment, build).element);
  expect(await screen.findByRole('contentinfo', { hidden: true })).toHaveAttribute(
    'title',
    `${build.version} (${build.commit})`,
  );
});

describe('a trace of an older build', () => {
  beforeAll(() => {
    Object.assign(globalThis, { __BUILD__: { version: '9.9.9', commit: 'ffffff0' } });
  });

  /** As of a build whose reducers did something else after the step: only the hashes tell. */
  function doctored(provenStep: number): TraceFile {
    const file = readTrace(textOf('win'));
    const states: unknown[] = [];
    replayTrace(file, rootReducer, (_, state) => void states.push(state));
    const last = file.nextActionId - 1;
    file.$trace.app = { version: '0.0.1', commit: '0000001' };
    file.$trace.checkpoints = [
      { index: 0, hash: hashState(states[0]) },
      { index: provenStep, hash: hashState(states[provenStep]) },
      { index: last, hash: '0'.repeat(14) },
    ];
    return file;
  }

  it('opens, shows every step, and says from which one on it cannot be trusted', async () => {
    const replay = openReplay('older.trace.json', JSON.stringify(doctored(40)), 0);
    const { lastStep } = replay.timeline;
    const found = await findingOf(replay);
    expect(found).toEqual({
      kind: 'diverged',
      trustedUntil: 40,
      differsAt: lastStep,
      reason: null,
    });
    expect(replay.timeline.stateAt(lastStep).session.balance).toBe(1_298_000);

    const build = replay.trace.details?.app ?? null;
    render(<FaithBadge faithfulness={found as Faithfulness} build={build} />);
    expect(screen.getByTitle(/Steps up to 40 are proven\./)).toHaveTextContent(
      'Diverged from step 41',
    );
    expect(screen.getByTitle(/0\.0\.1 0000001/)).toHaveTextContent('Made by another build');
  });

  it('whose reducers knew other actions shows what is known of them', async () => {
    const file = doctored(40);
    const lifted = file.actionsById['20'];
    if (lifted) lifted.action = { type: 'bets/renamedSince' };
    const replay = openReplay('older.trace.json', JSON.stringify(file), 0);
    expect(replay.steps[20]).toMatchObject({ type: 'bets/renamedSince', kind: 'bet' });
    expect(await findingOf(replay)).toMatchObject({ kind: 'diverged' });
  });

  const older = join(folder, 'older');
  const files = existsSync(older) ? readdirSync(older) : [];
  it('that was kept opens, is proven as far as it goes, and its screens can be shown', async () => {
    for (const file of files) {
      const replay = openReplay(file, unpacked(join(older, file)), 0);
      const found = await findingOf(replay);
      expect(`${file}: ${found?.kind}`).toMatch(/: (faithful|partial|diverged)$/);
      await expectLastScreen(replay);
      cleanup();
    }
  });
});
