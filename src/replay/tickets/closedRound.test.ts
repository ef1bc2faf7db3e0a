import { join } from 'node:path';
import { differingSteps, findingsOf, openRecording } from '../../testing/recordedTicket';

const recording = openRecording(join(__dirname, 'closed-round.trace.json.gz'));

describe('the recording closed-round.trace.json.gz', () => {
  it('replays up to step 25 with the states that the app had', () => {
    expect(differingSteps(recording, 25)).toEqual([]);
  });

  // Take out what the app is not to blame for.
  it.each([
    {
      kind: 'press',
      step: 26,
      text: 'a press on the keypad’s submit did nothing (betting is closed: 0 s left)',
    },
  ])('no longer shows at step $step: $text', (finding) => {
    expect(findingsOf(recording)).not.toContainEqual(finding);
  });
});
