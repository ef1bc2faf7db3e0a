import { recordRandomActions } from '../../testing/recordRandomActions';
import { traceOf } from '../../testing/traceOf';
import { openReplay } from '../engine/openReplay';
import { factsOf, remarksOn } from './recordingFacts';

/** Opens a recording with these details; undefined for one that is missing. */
function openWith(details: object) {
  const file = traceOf(recordRandomActions({ actions: 20 }).recorder);
  const text = JSON.stringify({ ...file, $trace: { ...file.$trace, ...details } });
  return openReplay('recording.trace.json', text, 0);
}

describe('the remarks on a file', () => {
  it('say that the end may be missing if the recording has no closing mark', () => {
    const { trace } = openWith({ isClosed: false });
    expect(remarksOn(trace)).toEqual([expect.stringContaining('The end may be missing')]);
  });

  it('say that nothing covers the times of a file without a chain', () => {
    const { trace } = openWith({ chain: undefined });
    expect(remarksOn(trace)).toEqual([expect.stringContaining('No hash covers its times')]);
  });

  it('are none for a recording with its closing mark and its chain', () => {
    expect(remarksOn(openWith({}).trace)).toEqual([]);
  });
});

describe('the facts of a file', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
      'Edg/142 on Windows NT 10.0',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1',
      'Version/17 on iPhone',
    ],
    ['a browser', 'a browser'],
  ])('name the browser of %s', (userAgent, browser) => {
    const { environment } = traceOf(recordRandomActions({ actions: 1 }).recorder).$trace;
    const facts = factsOf(openWith({ environment: { ...environment, userAgent } }));
    expect(facts).toContainEqual(['Browser', browser, userAgent]);
  });
});
