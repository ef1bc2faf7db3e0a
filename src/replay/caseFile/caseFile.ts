import type { BetRow } from '../engine/bets/betRow';
import type { Finding } from '../engine/findings/finding';
import type { ShownScreen } from '../engine/openReplay';
import type { Step } from '../engine/steps';
import type { AgentNote } from '../file/agentNotes';
import type { BadgeTexts } from '../page/verificationTexts';
import type { TimeText } from '../page/useTimeText';
import { betSection } from './betSection';
import { caseFileStyle } from './caseFileStyle';
import { markup } from './markup';
import type { Markup } from './markup';

/** All that a case file tells. */
export interface CaseFile {
  fileName: string;
  /** When it was written, in Phnom Penh time. */
  writtenAt: string;
  facts: readonly (readonly [name: string, value: string, ...unknown[]])[];
  badges: readonly BadgeTexts[];
  /** What the player wrote, how the recording ended, what is odd about the file; empty texts are left out. */
  remarks: readonly (readonly [title: string, text: string])[];
  notes: readonly AgentNote[];
  bets: readonly BetRow[];
  findings: readonly Finding[];
  steps: readonly Step[];
  time: TimeText;
  viewport: { width: number; height: number };
  /** Static HTML of the player's screen, by step. */
  pictures: ReadonlyMap<number, string>;
  addressAt(step: number): ShownScreen['address'];
}

/** How many listed steps before and after a note are shown with it. */
const stepsAround = 6;
/** Widest picture, in CSS pixels. */
const widestPicture = 900;

/**
 * The policy of the page, which is opened from the disk: it loads nothing and runs no script. Its frames are
 * the pictures, which are inside it.
 */
const policy = "default-src 'none'; style-src 'unsafe-inline'";

/** One self-contained page for readers who do not have the replay. */
export function caseFileText(contents: CaseFile): string {
  const { fileName, writtenAt, facts, badges, remarks, notes } = contents;
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<title>Case file: ${fileName}</title>
<style>${{ html: caseFileStyle }}</style>
</head>
<body>
<main>
<h1>Case file: ${fileName}</h1>
<p>Written on ${writtenAt}, Phnom Penh time. All times below are Phnom Penh time.</p>
<h2>The recording</h2>
<dl>${facts.map(([name, value]) => markup`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
<h2>Can it be trusted?</h2>
<ul>${badges.map(({ label, meaning }) => markup`<li><b>${label}</b>: ${meaning}</li>`)}</ul>
<p>This page is a copy for reading and can be changed by anybody. The trace itself, opened on the replay page,
shows more than it does.</p>
${remarks
  .filter(([, text]) => text !== '')
  .map(([title, text]) => markup`<h2>${title}</h2><p class="text">${text}</p>`)}
<h2>Bets</h2>
${betSection(contents.bets, contents.time)}
<h2>Findings</h2>
${findingList(contents)}
<h2>Notes</h2>
${notes.length === 0 ? 'There are none.' : notes.map((note) => noteSection(note, contents))}
</main>
</body>
</html>
`.html;
}

function findingList({ findings, time }: CaseFile): Markup {
  if (findings.length === 0) return markup`<p>There are none.</p>`;
  return markup`<ul>${findings.map(({ step, at, text }) => markup`<li>${time.clock(at)}, step ${step}: ${text}</li>`)}</ul>`;
}

function noteSection({ step, text, author }: AgentNote, contents: CaseFile): Markup {
  const at = contents.steps[step]?.at ?? 0;
  return markup`<section>
<h3>Step ${step} · ${contents.time.clock(at)}${author === '' ? '' : ` · ${author}`}</h3>
<p class="text note">${text}</p>
${picture(step, contents)}
<table>
<caption>The steps around it</caption>
<thead><tr><th>Step</th><th>Time</th><th>Since the start</th><th>What happened</th></tr></thead>
<tbody>${around(step, contents.steps).map((row) => stepRow(row, step, contents.time))}</tbody>
</table>
</section>
`;
}

function picture(
  step: number,
  { pictures, viewport: { width, height }, addressAt }: CaseFile,
): Markup {
  const html = pictures.get(step);
  if (html === undefined) return markup`<p>There is no picture of this step.</p>`;
  const scale = Math.min(1, widestPicture / width);
  return markup`<figure>
<div style="width:${Math.round(width * scale)}px;height:${Math.round(height * scale)}px">
<iframe sandbox="" title="The player’s screen at step ${step}" srcdoc="${html}"
 style="width:${width}px;height:${height}px;transform:scale(${scale})"></iframe>
</div>
<figcaption>The player’s screen at ${addressAt(step)}, as the replay drew it at ${width} × ${height}</figcaption>
</figure>`;
}

/** A step with those before and after it, without the pushes of the countdown. */
function around(step: number, steps: readonly Step[]): Step[] {
  const listed = steps.filter(({ kind, index }) => kind !== 'countdown' || index === step);
  const at = listed.findIndex(({ index }) => index === step);
  return listed.slice(Math.max(0, at - stepsAround), at + stepsAround + 1);
}

function stepRow(
  { index, label, summary, at, isError }: Step,
  noted: number,
  time: TimeText,
): Markup {
  const name = isError ? markup`<b>${label}</b>` : markup`${label}`;
  return markup`<tr${index === noted ? markup` class="noted"` : ''}><td>${index}</td><td>${time.clock(at)}</td><td>${time.offset(at)}</td><td>${name} ${summary}</td></tr>`;
}
