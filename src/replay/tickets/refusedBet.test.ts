import { join } from 'node:path';
import { differingSteps, findingsOf, openRecording } from '../../testing/recordedTicket';

const recording = openRecording(join(__dirname, '../../testing/traces/refused-bet.trace.json.gz'));

describe('the recording refused-bet.trace.json.gz', () => {
  it('replays up to step 92 with the states that the app had', () => {
    expect(differingSteps(recording, 92)).toEqual([]);
  });

  it('shows these findings and no other', () => {
    expect(findingsOf(recording)).toEqual([
      {
        kind: 'connection',
        step: 44,
        text: 'connection lost while betting was open, with 597 s left; back after 3.7 s',
      },
      {
        kind: 'refused',
        step: 80,
        text: 'stake of 5,000៛ on 472, round 240001, was refused: the server refused it (status 422) “The stake is above what is left for this number.”',
      },
    ]);
  });
});
