import { join } from 'node:path';
import { differingSteps, openRecording, rowsOf } from '../../testing/recordedTicket';

const recording = openRecording(join(__dirname, 'closed-round.trace.json.gz'));

describe('the recording closed-round.trace.json.gz', () => {
  it('replays up to step 25 with the states that the app had', () => {
    expect(differingSteps(recording, 25)).toEqual([]);
  });

  it('has a press that did nothing although betting is open by the rules of today', () => {
    expect(rowsOf(recording)).toContain('press · reaction: pressedControl ≠ nothingHappened');
  });
});
