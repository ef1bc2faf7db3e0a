import { isAnyOf } from '@reduxjs/toolkit';
import { longestNumber } from '../../../config/bettingRules';
import { betsEvents } from '../../../features/bets/betsSlice';
import { busyReasons } from '../../../features/bets/stakeBlocks';
import { ticketEvents } from '../../../features/ticket/ticketSlice';
import { controlNames, pressedControl } from '../controlPresses';
import type { ReadStep } from '../readSteps';
import { ignoredPressText, noBetText } from '../reasonTexts';
import { durationText } from '../timeText';
import { factsOf } from './finding';
import type { Detector, Finding } from './finding';

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

/** Presses of one thing that follow each other within this many milliseconds belong together. */
const burstMs = 1000;

/** How often something is pressed at once before it is a finding; by its name. */
const most: Readonly<Record<string, number>> = { confirm: 1, 'a chip': Infinity };
const mostOfOthers = 2;

/** Presses that did nothing, and several presses in a row. */
export function idlePresses(): Detector {
  const presses: Press[] = [];
  return {
    kinds: ['press'],
    read(step) {
      const press = pressOf(step);
      if (press) {
        presses.push({ step: step.step, at: step.at, isAnswered: false, ...press });
        return;
      }
      const last = presses.at(-1);
      if (!last) return;
      last.idle ??= failedReaction(step);
      if (isServersAnswer(step.action)) last.isAnswered = true;
    },
    findings: () => burstsOf(presses).flatMap(findingOf),
  };
}

function pressOf({ action, state, before, at, ignored }: ReadStep) {
  const control = pressedControl(action);
  if (control !== null) {
    const idle = ignored && ignoredPressText(ignored, state, at);
    return { name: controlNames[control], idle };
  }
  return betsEvents.digitPressed.match(action) && state === before
    ? { name: 'a digit', idle: `the number had ${longestNumber} digits` }
    : null;
}

/** Why the app's reaction to a press came to nothing; null if it did not, and for any other action. */
function failedReaction({ action, state, before, at }: ReadStep): string | null {
  if (betsEvents.numberMissed.match(action)) return 'no number was chosen';
  if (betsEvents.slipOpened.match(action)) {
    return state === before ? 'the app did not answer it' : null;
  }
  if (!before || !isConfirmed(action)) return null;
  const [reason] = busyReasons(before);
  return reason === undefined ? null : noBetText(reason, before, at);
}

const isConfirmed = isAnyOf(betsEvents.betSubmitted, ticketEvents.confirmed);

const isServersAnswer = isAnyOf(betsEvents.betAccepted, betsEvents.betRefused);

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
    return [{ kind: 'press', step, at, text, facts: factsOf(name, `× ${burst.length}`, span) }];
  }
  return reason === null
    ? []
    : [{ kind: 'press', step, at, text: `a press on ${name} did nothing${because}`, facts: name }];
}
