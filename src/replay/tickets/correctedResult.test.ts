import { join } from 'node:path';
import { differingSteps, findingsOf, openRecording } from '../../testing/recordedTicket';

const recording = openRecording(
  join(__dirname, '../../testing/traces/corrected-result.trace.json.gz'),
);

describe('the recording corrected-result.trace.json.gz', () => {
  it('replays up to step 92 with the states that the app had', () => {
    expect(differingSteps(recording, 92)).toEqual([]);
  });

  it('shows these findings and no other', () => {
    expect(findingsOf(recording)).toEqual([
      {
        kind: 'result',
        step: 81,
        text: 'the result of round 240001 changed from 407 to 408, after 407 was shown in full',
      },
    ]);
  });
});
