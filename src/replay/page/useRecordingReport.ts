import { useEffect, useState } from 'react';
import { nextPaint } from '../../lib/scheduling';
import { inSlices } from '../engine/inSlices';
import { readRecording } from '../engine/readRecording';
import type { RecordingReport } from '../engine/readRecording';
import { useReplay } from './useReplay';

/**
 * What the recording says as a whole; null until it is read. That begins after the first paint and goes on
 * in slices, so that a long recording opens as fast as a short one.
 */
export function useRecordingReport(): RecordingReport | null {
  const replay = useReplay();
  const [report, setReport] = useState<RecordingReport | null>(null);
  useEffect(() => {
    const cancelled = new AbortController();
    void nextPaint()
      .then(() => inSlices(readRecording(replay), cancelled.signal))
      .then((found) => found && setReport(found));
    return () => cancelled.abort();
  }, [replay]);
  return report;
}
