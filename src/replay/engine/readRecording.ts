import { formatAmount, formatNet } from '../../domain/money';
import { Money } from './bets/money';
import { Presses } from './bets/presses';
import { ListedBets, recordedBets } from './bets/recordedBets';
import type { ListedBet } from './bets/recordedBets';
import type { BalanceChange } from './bets/money';
import type { BetRow } from './bets/betRow';
import { lostConnections, slowCalls } from './findings/connection';
import { clockJumps, earlyCloses } from './findings/countdown';
import { errorScreens, sessionEnds } from './findings/endings';
import type { Finding } from './findings/finding';
import { idlePresses } from './findings/idlePresses';
import { changedResults, missedRounds, wrongSettlements } from './findings/rounds';
import { readSteps } from './readSteps';
import type { ReadStep, Recorded } from './readSteps';
import { outagesOf } from './stretches';
import type { Outage } from './stretches';
import { ShownFacts } from './summary/shownFacts';

/** What the page says of a whole recording. */
export interface RecordingReport {
  /** One for each press on confirm, oldest first. */
  bets: readonly BetRow[];
  /** Every bet that the app received, as it received it last. */
  listed: readonly ListedBet[];
  /** In the order of their steps. */
  findings: readonly Finding[];
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
  const listed = new ListedBets();
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
  ];
  const rounds = new Map<number, number>();
  const noteRound = ({ state, step }: ReadStep) => {
    const { id, isIdGuessed } = state.game.round;
    if (typeof id === 'number' && !isIdGuessed && !rounds.has(id)) rounds.set(id, step);
  };
  yield* readSteps(recorded, presses, money, listed, shown, { read: noteRound }, ...detectors);
  const { rows, unexplained } = recordedBets(presses.all, money);
  const findings = [
    ...slowCalls(recorded),
    ...detectors.flatMap((one) => one.findings()),
    ...unexplained.map((change) => balanceFinding(change, recorded)),
  ];
  return {
    bets: rows,
    listed: listed.all(),
    findings: findings.sort((one, other) => one.step - other.step),
    balanceChanges: { count: money.changes.length, unexplained },
    shown,
    outages: outagesOf(recorded),
    rounds,
  };
}

function balanceFinding({ step, before, after }: BalanceChange, { steps }: Recorded): Finding {
  const [from, to] = [before, after].map(formatAmount);
  return {
    kind: 'balance',
    step,
    at: steps[step]?.at ?? 0,
    text: `balance ${from} → ${to} (${formatNet(after - before)}): no bet or prize in this recording explains it`,
  };
}
