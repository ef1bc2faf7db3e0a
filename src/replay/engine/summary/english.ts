import { findingNames } from '../findings/finding';
import type { SummaryTexts } from './summaryLine';

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** The summary in English; the badges of the replay page have the same words. */
export const english: SummaryTexts = {
  language: 'English',
  name: 'Summary',
  topics: {
    findings: 'Findings',
    player: 'Player',
    recorded: 'Time',
    build: 'Build',
    rounds: 'Rounds',
    bets: 'Bets',
    balance: 'Balance',
    connections: 'Connections',
    end: 'End',
    proof: 'What the file proves',
  },
  reading: 'Reading the recording…',
  step: (step) => `Step ${step}`,
  seconds: (count) => `${count} s`,
  unknown: 'unknown',
  findings: {
    none: (kinds) => `Nothing found; ${kinds} kinds were looked for`,
    notAll: (kinds, all) => `Nothing found, but only ${kinds} of ${all} kinds could be looked for`,
    several: (kind, count) => `${kind} (${count})`,
    kinds: findingNames,
  },
  findingText: ({ text }) => text,
  player: (name, id) => `${name} (id ${id})`,
  nobody: 'nobody was signed in',
  recorded: (from, to, length) => `${from} to ${to}, ${length}`,
  noTimes: 'the file has no times',
  rounds: {
    none: 'no round is known',
    one: (id) => `round ${id}`,
    several: (count, first, last) => `${count} rounds, ${first} to ${last}`,
  },
  bets: {
    none: 'no bet was pressed',
    accepted: (count) => `${count} accepted`,
    notAccepted: (count) => `${count} not accepted`,
    notKnown: (count) => `${count} not known: the server may have it`,
    notSent: (count) => `${count} not sent`,
  },
  balance: {
    unknown: 'no balance was shown',
    unchanged: (amount) => `${amount}៛ shown, unchanged`,
    changed: (first, last) => `${first}៛ shown at first, ${last}៛ at last`,
    explained: (count) =>
      `bets and prizes explain ${count === 1 ? 'the change' : `all ${count} changes`}`,
    unexplained: (count, all, sum) =>
      `no bet or prize explains ${count} of ${counted(all, 'change')} (${sum}៛ in all)`,
  },
  connections: {
    none: 'none was lost',
    broadcaster: 'broadcaster lost',
    silent: 'broadcaster silent',
    database: 'database lost, which sends the balance',
    offline: 'browser offline',
    times: (count) => (count === 1 ? 'once' : `${count} times`),
    lasting: (total, count) => (count === 1 ? `for ${total}` : `for ${total} in all`),
    notBack: 'not back at the end of the recording',
  },
  end: {
    tokenRefused: 'signed out: the server refused the access token',
    loggedOut: 'the player logged out',
    loggedOutElsewhere: 'the player logged out in another tab',
    takenOver: 'another player signed in in this browser',
    signedOut: 'nobody is signed in at the end',
    signedIn: 'the player is signed in at the end',
    error: 'it ended with an error',
    mayBeMissing: 'the end may be missing, as after a crash',
  },
  proof: {
    checking: (percent) => `Checking… ${percent} %`,
    consistent: 'Replays consistently; confirm money on the server',
    partial: (step) => `Replays consistently up to step ${step}`,
    diverged: (step) => `Diverged from step ${step}`,
    unproven: 'No hashes',
  },
};
