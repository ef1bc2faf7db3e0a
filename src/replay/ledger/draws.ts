import { isConnected } from '../../features/connection/connection';
import { broadcast } from '../../features/connection/broadcasts';
import { selectBets } from '../../features/bets/betsSelectors';
import {
  isBettingOpen,
  selectAreResultsPartial,
  selectResults,
  selectSecondsLeft,
} from '../../features/game/gameSelectors';
import { gameEvents, roundIdOfResult } from '../../features/game/gameSlice';
import { visibilityChanged } from '../../store/appEvents';
import type { RootState } from '../../store/rootState';
import type { ReadStep } from '../engine/readSteps';
import type { Place } from './betLists';
import { Closing, against } from './closing';
import { sleepMs } from './money';
import { Round, outOfSight } from './roundNotes';
import { factOf, factsAbout, rowOf } from './row';
import type { Fact, Row } from './row';

/** Reads the rounds: their start, their draw as each source gave it, and what of it was on the screen. */
export class Draws {
  private readonly rounds = new Map<number, Round>();
  /** Steps forward by more than one round. */
  private readonly jumps: (Place & { from: number; to: number })[] = [];
  private current: number | null = null;
  private readonly closing = new Closing();
  private isHidden = false;
  private lastAt = 0;
  private last: RootState | null = null;

  /** The ids of the rounds that were the current one, in their order. */
  shownIds(): number[] {
    return [...this.rounds].filter(([, { started }]) => started !== null).map(([id]) => id);
  }

  drawOf(roundId: number | null): Round['draw'] {
    return this.rounds.get(roundId ?? -1)?.draw ?? null;
  }

  read(at: ReadStep): void {
    const { action, state } = at;
    if (visibilityChanged.match(action)) this.isHidden = action.payload.isHidden;
    if (state.session.player !== null) {
      this.noteCurrent(at);
      this.noteNumbers(at);
      this.noteReveal(at);
      this.last = state;
    }
    this.lastAt = at.at;
  }

  rows(): Row[] {
    const ids = [...this.rounds.keys()].sort((one, other) => one - other);
    return [
      ...ids.flatMap((id) => this.row(id)),
      ...this.jumps.flatMap((jump) => this.missed(jump)),
    ];
  }

  private round(id: number): Round {
    const round = this.rounds.get(id) ?? new Round();
    this.rounds.set(id, round);
    return round;
  }

  private noteCurrent(at: ReadStep): void {
    const { state, before, step } = at;
    const { id, status } = state.game.round;
    // A file can hold anything.
    if (typeof id !== 'number') return;
    const isCutOff =
      !isConnected(state.connection) || (this.lastAt > 0 && at.at - this.lastAt > sleepMs);
    const earlier = this.rounds.get(before?.game.round.id ?? id);
    if (earlier && isCutOff) earlier.isInterrupted = true;
    if (status !== 'calculate') this.round(id).started ??= { step, at: at.at };
    if (this.current !== null && id > this.current + 1) {
      this.jumps.push({ step, at: at.at, from: this.current, to: id });
    } else if (this.current !== null && id < this.current) {
      this.round(this.current).facts.push(
        factOf('roundStarted', step, { about: 'played', value: 1 }),
        factOf('takenBack', step, { about: 'played', value: 0, args: [String(id)] }),
      );
    }
    this.current = id;
    const closing = this.closing.factsOf(at);
    if (before) this.round(before.game.round.id ?? id).facts.push(...closing);
  }

  private noteNumbers(read: ReadStep): void {
    const { step, at, state, before, action } = read;
    const note = (roundId: number | null, digits: string | null, name: Fact['name']) => {
      if (roundId === null || digits === null) return;
      const round = this.round(roundId);
      // The number is known while the screen still takes stakes.
      if (!round.draw && roundId === state.game.round.id && isBettingOpen(state, at)) {
        const drawn = factOf('drawnFor', step, { value: 0, args: [digits] });
        round.facts.push(...against(selectSecondsLeft(state, at), drawn));
      }
      if (round.draw?.digits !== digits) round.draw = { step, at, digits };
      const isKnown = round.facts.some((fact) => fact.name === name && fact.value === digits);
      if (isKnown) return;
      round.facts.push(factOf(name, step, { about: 'digits', value: digits, args: [digits] }));
    };
    if (broadcast.resultReceived.match(action) && before) {
      const { digits } = action.payload;
      const roundId = roundIdOfResult(before.game.round, action.payload);
      note(roundId, digits, 'drawEvent');
      if (roundId !== null) this.round(roundId).isAnnounced = true;
    }
    if (before && before.game === state.game && before.api === state.api) return;
    const { calculated } = state.game.round;
    if (calculated) note(calculated.roundId, calculated.digits, 'drawCalculated');
    const [results, bets] = [selectResults(state), selectBets(state)];
    if (results && results !== (before && selectResults(before))) {
      for (const { roundId, digits } of results) {
        note(roundId, digits, 'drawListed');
        this.round(roundId).isListed = true;
      }
      this.noteSkipped(read, results);
    }
    if (bets && bets !== (before && selectBets(before))) {
      for (const { roundId, drawnDigits } of bets) {
        note(roundId, drawnDigits, 'drawOfBet');
        if (roundId !== null) this.round(roundId).hasOwnBets = true;
      }
    }
    for (const id of state.game.omittedRevealIds) this.round(id).isDone = true;
  }

  /** Rounds that this page had, and that a whole list leaves out between two others. */
  private noteSkipped(read: ReadStep, results: readonly { roundId: number }[]): void {
    if (selectAreResultsPartial(read.state)) return;
    const ids = new Set(results.map(({ roundId }) => roundId));
    const [first, last] = [Math.min(...ids), Math.max(...ids)];
    for (const [id, round] of this.rounds) {
      const isLeftOut = id > first && id < last && !ids.has(id);
      if (isLeftOut) round.skipped ??= { step: read.step, at: read.at };
    }
  }

  private noteReveal({ step, state, before, action }: ReadStep): void {
    const [reveal, earlier] = [state.game.reveal, before?.game.reveal];
    if (reveal) {
      const round = this.round(reveal.roundId);
      round.isOpened = true;
      const reason = outOfSight(state, this.isHidden);
      const { revealedCount: count, digits } = reveal;
      if (reason !== null) {
        if (round.seenCount < digits.length) round.reason = reason;
      } else if (count > 0) {
        round.seenCount = Math.max(round.seenCount, count);
        const isOther = (fact: Fact) => fact.name !== 'drawShown' || fact.value !== digits;
        round.facts = round.facts.filter(isOther);
        const args = [digits, String(count)];
        round.facts.push(factOf('drawShown', step, { about: 'digits', value: digits, args }));
      }
    }
    if (!earlier || earlier.roundId === reveal?.roundId) return;
    if (earlier.revealedCount === earlier.digits.length) return;
    const ended = this.round(earlier.roundId);
    if (gameEvents.revealClosed.match(action)) ended.isDone = true;
    else ended.reason = 'replaced';
  }

  private row(id: number): Row[] {
    const round = this.round(id);
    const { started, draw, facts, skipped } = round;
    const lastId = this.current ?? 0;
    const all = [...facts, ...this.seenFacts(id, round)];
    if (started && skipped && !round.isListed) {
      if (!draw) all.push(factOf('roundStarted', started.step, { about: 'digits', value: '' }));
      all.push(factOf('leftOut', skipped.step, { about: 'digits', value: null }));
    }
    const isAhead = started === null && !round.isListed && id > lastId + 1;
    if (round.isAnnounced && isAhead && draw) {
      const event = factOf('drawEvent', draw.step, { value: 1, args: [draw.digits] });
      const never = factOf('neverCurrent', draw.step, { value: 0, args: [String(lastId)] });
      all.push(...factsAbout('played', event, never));
    }
    const place = started ?? draw;
    if (!place) return [];
    const lacks = started !== null && id < lastId && !draw ? (['draw'] as const) : [];
    const row = rowOf({ kind: 'round', roundId: id, ...place, facts: all, lacks });
    return started === null && row.marks.length === 0 ? [] : [row];
  }

  /** Why a draw of a round that this page had was not in sight; it counts against it if own bets or nothing else explain it. */
  private seenFacts(id: number, round: Round): Fact[] {
    const { draw, started, isOpened, seenCount, isDone, hasOwnBets } = round;
    // The last one may still be on its way.
    if (!draw || !started || isDone || id >= (this.current ?? 0)) return [];
    if (seenCount === draw.digits.length || this.last?.game.reveal?.roundId === id) return [];
    const cause = round.isInterrupted ? 'interrupted' : null;
    const reason = isOpened
      ? (round.reason ?? cause)
      : (cause ?? (round.isAnnounced ? 'otherRoundShown' : 'noEvent'));
    const isExplained = reason !== 'replaced' && (isOpened || cause !== null);
    const about = isExplained && !hasOwnBets ? null : 'seen';
    return factsAbout(
      about,
      factOf('drawnAs', draw.step, { value: 1, args: [draw.digits] }),
      factOf('unseen', draw.step, { value: 0, args: [String(seenCount)], reason }),
    );
  }

  /** Rounds that a list has and the page never had. */
  private missed({ step, at, from, to }: (typeof this.jumps)[number]): Row[] {
    const isMissed = ([id, { started, isListed }]: [number, Round]) =>
      isListed && started === null && id > from && id < to;
    const ids = [...this.rounds].filter(isMissed).map(([id]) => id);
    if (ids.length === 0) return [];
    const [first, last] = [Math.min(...ids), Math.max(...ids)];
    const { isInterrupted } = this.round(from);
    const about = isInterrupted ? null : 'played';
    const reason = isInterrupted ? 'interrupted' : null;
    const facts = factsAbout(
      about,
      factOf('listedRounds', step, { value: 1, args: [`${first}`, `${last}`] }),
      factOf('neverCurrent', step, { value: 0, args: [String(to)], reason }),
    );
    return [rowOf({ kind: 'round', roundId: first, step, at, facts })];
  }
}
