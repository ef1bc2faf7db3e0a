import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import type { Replay } from '../engine/openReplay';
import type { PlaybackState } from '../engine/playback';
import { nextTask, verifyReplay } from '../engine/verification';
import type { Verification } from '../engine/verification';
import { signatureOf } from '../engine/signature';
import type { SignatureCheck } from '../file/checkSignature';
import { findEdits } from '../file/findEdits';
import type { Edits } from '../file/findEdits';

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

const begun: Verification = { kind: 'checking', share: 0 };

/** How far the replay is proven; of the file that is open. */
export const VerificationContext = createContext<Verification>(begun);

/** What was edited in the file that is open; null until it is known, and for a file without a chain. */
export function useEdits(): Edits | null {
  const { text, trace } = useReplay();
  const [edits, setEdits] = useState<Edits | null>(null);
  useEffect(() => {
    const chain = trace.details?.chain;
    if (!chain) return undefined;
    const cancelled = new AbortController();
    // Reading the text again can wait until the player's screen is shown.
    void nextTask()
      .then(() => findEdits(text, chain, nextTask))
      .then((found) => cancelled.signal.aborted || setEdits(found));
    return () => cancelled.abort();
  }, [text, trace]);
  return edits;
}

/** What the signature of the open file proves; null until it is known, and for a file without one. */
export function useSignature(): SignatureCheck | null {
  const replay = useReplay();
  const [found, setFound] = useState<SignatureCheck | null>(null);
  useEffect(() => {
    const cancelled = new AbortController();
    void nextTask()
      .then(() => signatureOf(replay))
      .then((check) => cancelled.signal.aborted || setFound(check));
    return () => cancelled.abort();
  }, [replay]);
  return found;
}

/** Computes the whole recording in the background and compares it with the hashes of its trace. */
export function useVerification(): Verification {
  const { timeline, trace } = useReplay();
  const [found, setFound] = useState<Verification>(begun);
  useEffect(() => {
    const cancelled = new AbortController();
    const onProgress = (share: number) => setFound({ kind: 'checking', share });
    void verifyReplay(
      timeline,
      trace.details?.checkpoints ?? [],
      onProgress,
      cancelled.signal,
    ).then((result) => result && setFound(result));
    return () => cancelled.abort();
  }, [timeline, trace]);
  return found;
}
