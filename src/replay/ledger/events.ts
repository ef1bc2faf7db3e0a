import * as v from 'valibot';
import { gateDecided, selectGate } from '../../features/maintenance/maintenanceSlice';
import { problemReportEvents } from '../../features/problemReport/problemReportSlice';
import { isBettingOpen } from '../../features/game/gameSelectors';
import { selectSlip } from '../../features/bets/betsSlice';
import { sessionEvents } from '../../features/session/sessionSlice';
import { sessionEnded } from '../../api/apiEvents';
import { soundBlocked } from '../../features/sound/soundSlice';
import { chunkLoadFailed, releaseFileMissing } from '../../store/appEvents';
import type { RecordedControl } from '../../store/appEvents';
import { callsOf } from '../engine/calls';
import type { ReadStep, Recorded } from '../engine/readSteps';
import { outagesOf } from '../engine/outages';
import { durationText } from '../engine/timeText';
import { isReaction, pressedControl, reasonOfIdlePress } from './blockReasons';
import { stakeSchema } from './presses';
import { factOf, factsAbout, rowOf } from './row';
import type { About, Fact, Row, RowKind } from './row';

/** What one row is made from: what was expected, against what happened. */
interface Happening {
  kind: RowKind;
  about: About;
  /** Nothing is wrong with it: a fact, but no mark. */
  isUsual?: boolean;
  expected: Fact['name'];
  happened: Fact['name'];
  reason?: string | null;
  quote?: string | null;
  args?: readonly string[];
  stake?: Row['stake'];
}

/** Equal rows that follow each other within this many milliseconds are one. */
const burstMs = 10_000;
/** A connection that is back within this time was not missed, in milliseconds. */
const shortOutageMs = 3000;
/** A call that takes longer is slow, in milliseconds. */
const slowMs = 3000;
/** Calls whose failure the stakes and the session tell themselves. */
const toldElsewhere = /^(placeBet|login|logout|checkAuth)$/;

/** Reads what is not money and no draw: presses that did nothing, the session, errors, connections, sounds and calls. */
export class Events {
  private readonly found: (Happening & { step: number; at: number; times: number })[] = [];
  /** Steps that closed betting. */
  private readonly closing = new Set<number>();
  /** The last press, until the app has reacted to it. */
  private pressed: (Happening & { control: RecordedControl; step: number; at: number }) | null =
    null;

  read(at: ReadStep): void {
    const { step, before, state, action } = at;
    this.readPress(at);
    const happening =
      sessionOf(at) ?? errorOf(at) ?? (soundBlocked.match(action) ? soundOf(action) : null);
    if (happening) this.add(step, at.at, happening);
    const isClosing = before && isBettingOpen(before, at.at) && !isBettingOpen(state, at.at);
    if (isClosing) this.closing.add(step);
  }

  rows(recorded: Recorded): Row[] {
    const { trace, steps } = recorded;
    const end = steps.at(-1);
    this.addPress();
    for (const { kind, step, from, to } of outagesOf(recorded)) {
      const length = (to ?? end?.at ?? from) - from;
      this.add(step, from, {
        kind: 'connection',
        about: 'connection',
        isUsual: length <= shortOutageMs && !this.closing.has(step),
        expected: 'connected',
        happened: to === null ? 'lostToEnd' : 'lost',
        reason: `connection.${kind}`,
        args: [durationText(length)],
      });
    }
    for (const { endpoint, sent, step, from, to, failure } of callsOf(recorded)) {
      const length = (to ?? end?.at ?? from) - from;
      if (failure && !toldElsewhere.test(endpoint)) {
        const { kind: reason, message: quote } = failure;
        const failed = { happened: 'callFailed', args: [endpoint], reason, quote } as const;
        this.add(failure.step, from + length, { ...ofCall, ...failed });
      } else if (length > slowMs) {
        const happened = to === null ? 'callOpen' : 'callTook';
        const args = [endpoint, durationText(length)];
        const stake = endpoint === 'placeBet' && v.is(stakeSchema, sent) ? sent : null;
        this.add(step, from, { ...ofCall, happened, args, stake });
      }
    }
    const { problem = null } = trace.details ?? {};
    if (problem !== null && end && !this.found.some(({ kind }) => kind === 'error')) {
      this.add(end.index, end.at, { ...ofError, quote: problem });
    }
    return this.found.map(rowOfHappening);
  }

  private readPress(read: ReadStep): void {
    const { action, step, at } = read;
    const { pressed } = this;
    if (pressed && isReaction(action, pressed.control, at - pressed.at)) this.pressed = null;
    const control = pressedControl(action);
    if (control === null) return;
    this.addPress();
    this.pressed = { ...pressOf(read, control), control, step, at };
  }

  private addPress(): void {
    if (this.pressed) this.add(this.pressed.step, this.pressed.at, this.pressed);
    this.pressed = null;
  }

  private add(step: number, at: number, happening: Happening): void {
    const last = this.found.filter(({ kind }) => kind === happening.kind).at(-1);
    const isSame =
      last &&
      at - last.at <= burstMs &&
      nameOf(last) === nameOf(happening) &&
      last.kind !== 'session';
    if (isSame) last.times += 1;
    else this.found.push({ ...happening, step, at, times: 1 });
  }
}

const ofCall = { kind: 'call', about: 'call', expected: 'callSent' } as const;
const ofError = {
  kind: 'error',
  about: 'error',
  expected: 'appRan',
  happened: 'errorShown',
} as const;

const nameOf = ({ kind, happened, reason, quote, args = [], stake }: Happening) =>
  JSON.stringify([happened, reason, quote, stake, kind === 'call' ? args[0] : null]);

function rowOfHappening(one: Happening & { step: number; at: number; times: number }): Row {
  const { kind, step, at, times, isUsual = false, stake = null } = one;
  const { expected, happened, reason = null, quote = null, args = [] } = one;
  const about = isUsual ? null : one.about;
  const [control = null] = kind === 'press' ? args : [];
  const facts = factsAbout(
    about,
    factOf(expected, step, { value: 1, reason: control }),
    factOf(happened, step, { value: 0, reason, quote, args: control === null ? args : [] }),
  );
  if (times > 1) facts.push(factOf('times', step, { args: [String(times)] }));
  return rowOf({ kind, step, at, facts, stake, roundId: stake?.roundId ?? null });
}

/** A press to which the app did not react. A reason that the screen shows is no mark. */
function pressOf({ state, at }: ReadStep, control: RecordedControl): Happening {
  const reason = reasonOfIdlePress(control, state, at);
  const { roundId = null, number, amount } = selectSlip(state) ?? {};
  const isFilled = roundId !== null && number !== undefined && Boolean(amount);
  return {
    kind: 'press',
    about: 'reaction',
    isUsual: reason !== null,
    expected: 'pressedControl',
    happened: 'nothingHappened',
    reason,
    args: [`control.${control}`],
    stake: isFilled ? { roundId, number, amount: amount ?? 0 } : null,
  };
}

function sessionOf({ action, before }: ReadStep): Happening | null {
  const session = { kind: 'session', about: 'session', expected: 'signedIn', args: [''] } as const;
  const login = { ...session, expected: 'loginTried', happened: 'loginRefused' } as const;
  if (sessionEnded.match(action)) {
    const { payload } = action;
    const isElsewhere = payload.reason === 'loggedOut' && payload.isElsewhere === true;
    return {
      ...session,
      happened: 'sessionEnded',
      isUsual: payload.reason === 'loggedOut' && !isElsewhere,
      reason: isElsewhere ? 'loggedOutElsewhere' : payload.reason,
      ...(payload.reason === 'tokenRefused' && {
        args: [payload.endpoint],
        quote: payload.message,
      }),
    };
  }
  if (sessionEvents.takenOver.match(action)) {
    return { ...session, happened: 'sessionEnded', reason: 'takenOver' };
  }
  if (sessionEvents.loginFailed.match(action)) return { ...login, quote: action.payload.message };
  if (sessionEvents.checkAuthFailed.match(action)) return { ...login, reason: 'sessionLink' };
  if (sessionEvents.checkAuthRealtimeRefused.match(action)) return { ...login, reason: 'realtime' };
  if (sessionEvents.logoutFailed.match(action)) return { ...session, happened: 'logoutFailed' };
  const isClosed = gateDecided.match(action) && action.payload.isClosed;
  const wasOpen = before !== null && selectGate(before) === 'open';
  return isClosed && wasOpen
    ? { ...session, happened: 'sessionEnded', reason: 'maintenance' }
    : null;
}

function errorOf({ action }: ReadStep): Happening | null {
  if (chunkLoadFailed.match(action)) return { ...ofError, reason: 'fileMissing' };
  const { errorShown } = problemReportEvents;
  if (!errorShown.match(action) && !releaseFileMissing.match(action)) return null;
  return { ...ofError, quote: action.payload.message };
}

const soundOf = ({ payload }: ReturnType<typeof soundBlocked>): Happening => ({
  kind: 'sound',
  about: 'sound',
  expected: 'soundOn',
  happened: 'soundBlocked',
  args: [payload.name],
  quote: payload.reason,
});
