import { Money } from './bets/money';
import type { BalanceChange } from './bets/money';
import { Presses } from './bets/presses';
import { recordedBets } from './bets/recordedBets';
import type { BetRow } from './bets/betRow';
import { balanceFindings, lostBalanceConnections, prizeFindings } from './findings/balance';
import { lostConnections, slowCalls } from './findings/connection';
import { clockJumps, earlyCloses } from './findings/countdown';
import { errorScreens, sessionEnds } from './findings/endings';
import { unseenDraws } from './findings/draws';
import { findingKinds } from './findings/finding';
import type { Finding, FindingKind } from './findings/finding';
import { idlePresses } from './findings/idlePresses';
import { openBets } from './findings/openBets';
import { changedResults, missedRounds, wrongSettlements } from './findings/rounds';
import { stakeFindings, stakeKinds } from './findings/stakes';
import { readSteps } from './readSteps';
import type { ReadStep, Recorded, StepReader } from './readSteps';
import { outagesOf } from './stretches';
import type { Outage } from './stretches';
import { ShownFacts } from './summary/shownFacts';

/** What the page says of a whole recording. */
export interface RecordingReport {
  /** One for each press on confirm, oldest first. */
  bets: readonly BetRow[];
  /** In the order of their steps. */
  findings: readonly Finding[];
  /** The kinds that the whole recording could be read for; the others may be in it. */
  lookedFor: readonly FindingKind[];
  /** Changes of the shown balance, and those that no bet or prize of the recording adds up to. */
  balanceChanges: { count: number; unexplained: readonly BalanceChange[] };
  /** Who used the app, and what balance it showed. */
  shown: Pick<ShownFacts, 'player' | 'balance' | 'isSignedInAtEnd'>;
  outages: readonly Outage[];
  /** The first step of each round that the recording shows, by its id. */
  rounds: ReadonlyMap<number, number>;
}

/** Reads the whole recording once. Yields after each step. */
export function* readRecording(recorded: Recorded): Generator<void, RecordingReport> {
  const presses = new Presses();
  const money = new Money();
  const shown = new ShownFacts();
  const detectors = [
    lostConnections(),
    earlyCloses(),
    missedRounds(),
    changedResults(),
    wrongSettlements(),
    clockJumps(),
    sessionEnds(),
    errorScreens(recorded.trace.details?.problem ?? null),
    idlePresses(),
    lostBalanceConnections(),
    unseenDraws(),
    openBets(),
  ];
  const rounds = new Map<number, number>();
  const noteRound = ({ state, step }: ReadStep) => {
    const { id } = state.game.round;
    if (typeof id === 'number' && !rounds.has(id)) rounds.set(id, step);
  };
  const unread = yield* readSteps(
    recorded,
    presses,
    money,
    shown,
    { read: noteRound },
    ...detectors,
  );
  const { bets, unexplained, unpaid } = recordedBets(presses.all, money);
  const findings = [
    ...slowCalls(recorded),
    ...detectors.flatMap((one) => one.findings()),
    ...stakeFindings(bets, recorded),
    ...balanceFindings(unexplained, recorded),
    ...prizeFindings(unpaid, recorded),
  ];
  const readers: [StepReader, readonly FindingKind[]][] = [
    [presses, [...stakeKinds, ...balanceKinds]],
    [money, balanceKinds],
    ...detectors.map((one) => [one, one.kinds] as [StepReader, readonly FindingKind[]]),
  ];
  const missed = new Set([
    ...readers.flatMap(([reader, kinds]) => (unread.has(reader) ? kinds : [])),
    ...(money.hasBalance() ? [] : balanceKinds),
    ...(recorded.trace.timestampSource === 'invented' ? timedKinds : []),
    // From there on the states are not the player's.
    ...(recorded.timeline.failures.size > 0 ? findingKinds : []),
  ]);

  return {
    bets: bets.map(({ row }) => row),
    findings: findings.sort((one, other) => one.step - other.step),
    lookedFor: findingKinds.filter((kind) => !missed.has(kind)),
    balanceChanges: { count: money.changes.length, unexplained },
    shown,
    outages: outagesOf(recorded),
    rounds,
  };
}

/** What only a recording with a balance tells. */
const balanceKinds: readonly FindingKind[] = ['balance', 'prize'];

/** What only a recording with times tells. */
const timedKinds: readonly FindingKind[] = [
  'slowCall',
  'close',
  'refusedAsLate',
  'clock',
  'openBet',
];
