import { join } from 'node:path';
import { differingSteps, findingsOf, openRecording } from '../../testing/recordedTicket';

const recording = openRecording(
  join(__dirname, '../../testing/traces/changed-balance.trace.json.gz'),
);

describe('the recording changed-balance.trace.json.gz', () => {
  it('replays up to step 53 with the states that the app had', () => {
    expect(differingSteps(recording, 53)).toEqual([]);
  });

  it('shows these findings and no other', () => {
    expect(findingsOf(recording)).toEqual([
      {
        kind: 'balance',
        step: 46,
        text: 'balance 499,000៛ → 459,000៛ (-40,000៛): no bet or prize in this recording explains it',
      },
    ]);
  });
});
