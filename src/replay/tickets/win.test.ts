import { join } from 'node:path';
import { differingSteps, findingsOf, openRecording } from '../../testing/recordedTicket';

const recording = openRecording(join(__dirname, '../../testing/traces/win.trace.json.gz'));

describe('the recording win.trace.json.gz', () => {
  it('replays up to step 138 with the states that the app had', () => {
    expect(differingSteps(recording, 138)).toEqual([]);
  });

  it('shows no finding', () => {
    expect(findingsOf(recording)).toEqual([]);
  });
});
