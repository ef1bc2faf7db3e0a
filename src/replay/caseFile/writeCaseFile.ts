import { inSlices } from '../engine/inSlices';
import { readRecording } from '../engine/readRecording';
import { signatureOf } from '../engine/signature';
import { dateText } from '../engine/timeText';
import { nextTask, verifyReplay } from '../engine/verification';
import type { Replay } from '../engine/openReplay';
import { findEdits } from '../file/findEdits';
import { usualViewport } from '../frame/playerScreen';
import { factsOf } from '../page/recordingFacts';
import { remarksOn } from '../page/recordingRemarks';
import { timeTextOf } from '../page/useTimeText';
import {
  editTexts,
  otherBuildTexts,
  signatureTexts,
  verificationTexts,
} from '../page/verificationTexts';
import type { BadgeTexts } from '../page/verificationTexts';
import { caseFileText } from './caseFile';
import { takePictures } from './takePictures';

/** The first this many noted steps have a picture. */
const mostPictures = 40;

/**
 * The text of a page about the open file, with its notes as they are now.
 *
 * @param writtenAt milliseconds since the epoch
 */
export async function writeCaseFile(replay: Replay, writtenAt: number): Promise<string> {
  const { fileName, trace, steps, screenAt, notebook } = replay;
  const { details } = trace;
  const { notes } = notebook.getState();
  const noted = [...new Set(notes.map(({ step }) => step))].slice(0, mostPictures);
  const badges = await badgesOf(replay);
  const report = await inSlices(readRecording(replay), new AbortController().signal);
  const pictures =
    noted.length === 0
      ? new Map<number, string>()
      : await takePictures(replay, noted).catch(() => new Map<number, string>());
  return caseFileText({
    fileName,
    writtenAt: dateText(writtenAt),
    facts: factsOf(replay),
    badges,
    remarks: [
      ['The player wrote', details?.words ?? ''],
      ['It ended with the error', details?.problem ?? ''],
      ['About this file', remarksOn(trace).join(' ')],
    ],
    notes,
    bets: report?.bets ?? [],
    findings: report?.findings ?? [],
    steps,
    time: timeTextOf(replay),
    viewport: details?.environment.viewport ?? usualViewport,
    pictures,
    addressAt: (step) => screenAt(step).address,
  });
}

/** What the badges of the page say once the whole file has been compared. */
async function badgesOf(replay: Replay): Promise<BadgeTexts[]> {
  const { text, trace, timeline } = replay;
  const { details, timestamps } = trace;
  const verification = await verifyReplay(
    timeline,
    details?.checkpoints ?? [],
    () => undefined,
    new AbortController().signal,
  );
  const edits = details?.chain ? await findEdits(text, details.chain, nextTask) : null;
  const signature = await signatureOf(replay);
  return [
    verification && verificationTexts(verification, signature?.kind === 'signed'),
    signature && signatureTexts(signature),
    edits && editTexts(edits, timestamps),
    otherBuildTexts(details?.app ?? null),
  ].filter((badge) => badge !== null);
}
