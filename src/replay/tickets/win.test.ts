import { join } from 'node:path';
import { differingSteps, findingsOf, openRecording } from '../../testing/recordedTicket';

const recording = openRecording(join(__dirname, '../../testing/traces/win.trace.json.gz'));

/** What the app is not to blame for; it may stay. */
const accepted: ReturnType<typeof findingsOf> = [];

describe('the recording win.trace.json.gz', () => {
  it('replays up to step 141 with the states that the app had', () => {
    expect(differingSteps(recording, 141)).toEqual([]);
  });

  it('shows nothing that the app is to blame for', () => {
    expect(findingsOf(recording)).toEqual(accepted);
  });
});
