import { join } from 'node:path';
import { differingSteps, findingsOf, openRecording } from '../../testing/recordedTicket';

const recording = openRecording(
  join(__dirname, '../../testing/traces/corrected-result.trace.json.gz'),
);

/** What the app is not to blame for; it may stay. */
const accepted: ReturnType<typeof findingsOf> = [
  {
    kind: 'result',
    step: 77,
    text: 'the result of round 240001 changed from 407 to 408, after 407 was shown in full',
  },
];

describe('the recording corrected-result.trace.json.gz', () => {
  it('replays up to step 92 with the states that the app had', () => {
    expect(differingSteps(recording, 92)).toEqual([]);
  });

  it('shows nothing that the app is to blame for', () => {
    expect(findingsOf(recording)).toEqual(accepted);
  });
});
