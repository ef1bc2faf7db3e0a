import { isAnyOf } from '@reduxjs/toolkit';
import { longestNumber } from '../../../config/bettingRules';
import { betsEvents } from '../../../features/bets/betsSlice';
import { ticketEvents } from '../../../features/bets/ticket/ticketSlice';
import type { BetRow } from '../bets/betRow';
import { ignoredPress } from '../bets/blockDetail';
import type { ReadStep } from '../readSteps';
import { durationText } from '../timeText';
import type { Finding } from './finding';

/** A press on a button or a key of which nobody needs several at once. */
interface Press {
  step: number;
  at: number;
  /** What was pressed. */
  name: string;
  /** Why it did nothing; null if it did something. */
  idle: string | null;
  /** The server had answered it before the next one: who presses after that presses again. */
  isAnswered: boolean;
}

interface PressedControl extends Pick<Press, 'name' | 'idle'> {
  /** It may be the app's answer to a press, and none itself. */
  isAnswer?: boolean;
}

/** Presses of one thing that follow each other within this many milliseconds belong together. */
const burstMs = 1000;

/** How often something is pressed at once before it is a finding; by its name. */
const most: Readonly<Record<string, number>> = { confirm: 1 };
const mostOfOthers = 2;

/** Presses that did nothing, and several presses in a row. */
export function idlePresses() {
  const presses: Press[] = [];
  return {
    read(step: ReadStep): void {
      const press = pressOf(step);
      const last = presses.at(-1);
      if (last?.name === 'confirm' && isServersAnswer(step.action)) last.isAnswered = true;
      if (!press) return;
      // The listener’s answer to the press before it.
      const isAnswer = press.isAnswer && last?.step === step.step - 1 && last.name === press.name;
      if (isAnswer) last.idle = press.idle;
      else {
        const { name, idle } = press;
        presses.push({ step: step.step, at: step.at, name, idle, isAnswered: false });
      }
    },
    /** @param rows what came of the presses on confirm */
    findings(rows: readonly BetRow[]): Finding[] {
      const idle = new Map(
        rows
          .filter(({ outcome }) => outcome.title === 'Did nothing')
          .map(({ step, outcome }) => [step, outcome.reason]),
      );
      const known = presses.map((press) => ({
        ...press,
        idle: idle.get(press.step) ?? press.idle,
      }));
      return burstsOf(known).flatMap(findingOf);
    },
  };
}

function pressOf({ action, state, before, at }: ReadStep): PressedControl | null {
  const isWithoutEffect = state === before;
  if (betsEvents.betSubmitted.match(action) || ticketEvents.confirmed.match(action)) {
    return { name: 'confirm', idle: null };
  }
  if (betsEvents.digitPressed.match(action)) {
    return isWithoutEffect
      ? { name: 'a digit', idle: `the number had ${longestNumber} digits` }
      : null;
  }
  if (betsEvents.numberMissed.match(action)) {
    return { name: 'submit', idle: 'no number was chosen' };
  }
  if (betsEvents.slipOpened.match(action)) {
    return { name: 'submit', idle: isWithoutEffect ? 'the app did not answer it' : null };
  }
  const ignored = ignoredPress(action, state, at);
  return ignored && { name: ignored.name, idle: ignored.reason, isAnswer: true };
}

const isServersAnswer = isAnyOf(
  betsEvents.betAccepted,
  betsEvents.betAcceptedUnread,
  betsEvents.betRefused,
);

/** Presses of one thing, one right after the other. */
function burstsOf(presses: readonly Press[]): Press[][] {
  const bursts: Press[][] = [];
  for (const press of presses) {
    const burst = bursts.at(-1);
    const last = burst?.at(-1);
    const isSame = last?.name === press.name && !last.isAnswered;
    if (isSame && press.at - last.at <= burstMs) burst?.push(press);
    else bursts.push([press]);
  }
  return bursts;
}

function findingOf(burst: readonly Press[]): Finding[] {
  const [first] = burst;
  if (!first) return [];
  const { step, at, name } = first;
  const reason = burst.find(({ idle }) => idle !== null)?.idle ?? null;
  const because = reason === null ? '' : ` (${reason})`;
  if (burst.length > (most[name] ?? mostOfOthers)) {
    const span = durationText((burst.at(-1)?.at ?? at) - at);
    const text = `${burst.length} presses on ${name} within ${span}${because}`;
    return [{ kind: 'press', step, at, text }];
  }
  return reason === null
    ? []
    : [{ kind: 'press', step, at, text: `a press on ${name} did nothing${because}` }];
}
