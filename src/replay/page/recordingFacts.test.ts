import { recordPlay } from '../../testing/longTrace';
import { traceOf } from '../../testing/traceOf';
import { openReplay } from '../engine/openReplay';
import { remarksOn } from './recordingFacts';

/** Opens a recording with these details; undefined for one that is missing. */
function openWith(details: object) {
  const file = traceOf(recordPlay(20).recorder);
  const text = JSON.stringify({ ...file, $trace: { ...file.$trace, ...details } });
  return openReplay('recording.trace.json', text, 0);
}

describe('the remarks on a file', () => {
  it('say that the end may be missing if the recording has no closing mark', () => {
    const { trace } = openWith({ isClosed: false });
    expect(remarksOn(trace)).toEqual([expect.stringContaining('The end may be missing')]);
  });

  it('are none for a recording with its closing mark', () => {
    expect(remarksOn(openWith({}).trace)).toEqual([]);
  });
});
