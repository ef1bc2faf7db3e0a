import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import { nextPaint } from '../../platform/scheduling';
import { inChunks } from '../engine/inChunks';
import type { Replay } from '../engine/openReplay';
import type { PlaybackState } from '../engine/playback';
import { verifyReplay } from '../engine/verification';
import type { Verification } from '../engine/verification';
import { firstRow, readLedger } from '../ledger/readLedger';
import type { Ledger } from '../ledger/readLedger';
import type { Row } from '../ledger/row';

export const OpenReplayContext = createContext<Replay | null>(null);

/** The file that is open. */
export function useReplay(): Replay {
  const replay = use(OpenReplayContext);
  if (replay === null) throw new Error('no file is open');
  return replay;
}

/** A plain value of the playback; the component renders when it changes. */
export function usePlayback<Value>(select: (state: PlaybackState) => Value): Value {
  const { playback } = useReplay();
  return useSyncExternalStore(playback.subscribe, () => select(playback.getState()));
}

/** Longest advance of one frame, in milliseconds: a page that was hidden does not leap ahead. */
const longestFrameMs = 250;

/** Advances a playing replay with the frames of the page. */
export function useAnimatedPlayback(): void {
  const { playback } = useReplay();
  const isPlaying = usePlayback((state) => state.isPlaying);
  useEffect(() => {
    if (!isPlaying) return undefined;
    let last = performance.now();
    let frame = requestAnimationFrame(run);
    function run(now: number) {
      playback.advance(Math.min(Math.max(0, now - last), longestFrameMs));
      last = now;
      frame = requestAnimationFrame(run);
    }
    return () => cancelAnimationFrame(frame);
  }, [playback, isPlaying]);
}

/** Whether the replay agrees with the hashes of the open file, as it becomes known in the background. */
export function useVerification(): Verification {
  const { timeline, trace } = useReplay();
  const [verification, setVerification] = useState<Verification>({ kind: 'checking' });
  useEffect(() => {
    const cancelled = new AbortController();
    const work = verifyReplay(timeline, trace.details?.checkpoints ?? []);
    void inChunks(work, cancelled.signal).then((found) => found && setVerification(found));
    return () => cancelled.abort();
  }, [timeline, trace]);
  return verification;
}

/**
 * What the file shows; null until it is read. That begins after the first paint and goes on in chunks, so that a long
 * recording opens as fast as a short one.
 */
export function useLedger(): Ledger | null {
  const replay = useReplay();
  const [ledger, setLedger] = useState<Ledger | null>(null);
  useEffect(() => {
    const cancelled = new AbortController();
    void nextPaint()
      .then(() => inChunks(readLedger(replay), cancelled.signal))
      .then((found) => found && setLedger(found));
    return () => cancelled.abort();
  }, [replay]);
  return ledger;
}

/** The row that is looked at: at first the foremost one, unless a link or the agent has led elsewhere. */
export function useSelectedRow(ledger: Ledger | null): [Row | null, (row: Row) => void] {
  const { playback, linkedStep } = useReplay();
  const [chosen, setChosen] = useState<Row | null>(null);
  const first = (ledger && firstRow(ledger)) ?? null;
  useEffect(() => {
    const { step, isPlaying } = playback.getState();
    const isUntouched = linkedStep === null && step === 0 && !isPlaying;
    if (first && isUntouched) playback.goToStep(first.step);
  }, [playback, linkedStep, first]);
  const choose = (row: Row) => {
    setChosen(row);
    playback.goToStep(row.step);
  };
  return [chosen ?? first, choose];
}
