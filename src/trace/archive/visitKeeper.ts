import type { FlightRecorder, Recording } from '../recorder/flightRecorder';
import type { Segment } from '../recorder/segments';
import { continueDraft, draftSegment, sealRecording, stateHashOf } from '../file/sealRecording';
import type { Redaction, SegmentDraft } from '../file/sealRecording';
import type { SealedVisit, VisitHead } from '../file/sealedVisit';
import { runAtOnce, runInSlices } from '../file/timeSlices';
import type { TraceDetails, TraceEnvironment } from '../traceFormat';
import type { VisitArchive, VisitChanges } from './visitArchive';

interface KeeperPorts {
  /** The name of the present visit in the archive. */
  id: string;
  recorder: FlightRecorder;
  redaction: Redaction;
  archive: VisitArchive;
  app: TraceDetails['app'];
  readEnvironment(): TraceEnvironment;
  /** Whose visit it is, see {@link VisitHead}. */
  ownerOf(recording: Recording): string | null;
  /** Milliseconds since the epoch. */
  now(): number;
  logger: { info(message: string, details?: unknown): void };
}

/** Writes the present visit to the archive, and seals it for a file. */
export interface VisitKeeper {
  /** Writes what is new, in slices; never rejects. */
  keep(): Promise<void>;
  /** Writes what is new at once, for a page that is about to go. */
  keepNow(): void;
  /** Notes what ended the visit and writes it at once. */
  noteProblem(message: string): void;
  /** The present visit as it stands. */
  seal(): Promise<SealedVisit>;
}

/** Masked and written once: a segment that is complete in the archive is not looked at again. */
export function createVisitKeeper(ports: KeeperPorts): VisitKeeper {
  const { id, recorder, redaction, archive } = ports;
  const drafts = new Map<number, SegmentDraft>();
  const complete = new Set<number>();
  const writtenStates = new Set<number>();
  let keptCount = -1;
  let problem: string | null = null;
  let isArchiveGone = false;
  let isKeeping = false;
  let writes = 0;

  const headOf = (recording: Recording, finalHash: string | null): VisitHead => ({
    id,
    owner: ports.ownerOf(recording),
    startedAt: recording.startedAt,
    savedAt: ports.now(),
    app: ports.app,
    environment: ports.readEnvironment(),
    droppedActions: recording.droppedActions,
    finalHash,
    problem: problem === null ? null : redaction.mask.text(problem),
  });

  function* changesOf(recording: Recording): Generator<void, VisitChanges> {
    const segments: VisitChanges['segments'][number][] = [];
    for (const segment of recording.segments) {
      if (complete.has(segment.number)) continue;
      const draft = yield* upToDate(segment);
      const isStateWritten = writtenStates.has(segment.number);
      segments.push({
        ...draft,
        actionTexts: draft.actionTexts.slice(),
        stateText: isStateWritten ? null : draft.stateText,
      });
    }
    const finalHash = yield* stateHashOf(recording.state, redaction);
    const first = recording.segments[0]?.number ?? 0;
    const letGo = [...writtenStates].filter((number) => number < first);
    return { head: headOf(recording, finalHash), segments, letGo };
  }

  function* upToDate(segment: Segment): Generator<void, SegmentDraft> {
    const draft = drafts.get(segment.number) ?? (yield* draftSegment(segment, redaction));
    drafts.set(segment.number, draft);
    yield* continueDraft(draft, segment, redaction);
    return draft;
  }

  const write = async (changes: VisitChanges, recording: Recording) => {
    writes += 1;
    await archive.save(changes);
    for (const number of changes.letGo) forget(number);
    const lastNumber = recording.segments.at(-1)?.number ?? 0;
    for (const { number } of changes.segments) {
      writtenStates.add(number);
      if (number === lastNumber) continue;
      complete.add(number);
      drafts.delete(number);
    }
  };
  const forget = (number: number) => {
    for (const numbers of [drafts, complete, writtenStates]) numbers.delete(number);
  };
  const giveUp = (error: unknown) => {
    if (!isArchiveGone) ports.logger.info('visits are not kept in this browser', String(error));
    isArchiveGone = true;
    drafts.clear();
  };

  const isIdle = () => isArchiveGone || keptCount === recorder.count();
  const keepNow = () => {
    if (isIdle()) return;
    keptCount = recorder.count();
    const recording = recorder.read();
    write(runAtOnce(changesOf(recording)), recording).catch(giveUp);
  };
  return {
    async keep() {
      if (isIdle() || isKeeping) return;
      isKeeping = true;
      try {
        keptCount = recorder.count();
        const recording = recorder.read();
        const earlierWrites = writes;
        const changes = await runInSlices(changesOf(recording));
        // Otherwise the page went to the background meanwhile, and wrote more than this.
        if (writes === earlierWrites) await write(changes, recording);
      } catch (error) {
        giveUp(error);
      } finally {
        isKeeping = false;
      }
    },
    keepNow,
    noteProblem(message) {
      problem = message;
      keptCount = -1;
      keepNow();
    },
    async seal() {
      const recording = recorder.read();
      const segments = await runInSlices(sealRecording(recording, redaction));
      const finalHash = await runInSlices(stateHashOf(recording.state, redaction));
      return { head: headOf(recording, finalHash), segments };
    },
  };
}
