import { createPlayback } from './playback';
import { createTimeAxis } from './timeAxis';

/** Two minutes with a gap of 100 s, in which only the countdown moved. */
const landmarks = [0, 1000, 4000, 104_000, 106_000];
const timestamps = [0, 1000, 1000, 4000, 30_000, 60_000, 104_000, 106_000];

describe('createTimeAxis', () => {
  it('shortens waiting to two seconds and keeps everything else', () => {
    const axis = createTimeAxis(landmarks);
    expect(axis.length).toBe(8000);
    expect(axis.shortened).toEqual([{ from: 4000, to: 6000 }]);
    expect([0, 500, 4000, 54_000, 104_000, 106_000].map(axis.toPosition)).toEqual([
      0, 500, 4000, 5000, 6000, 8000,
    ]);
    expect([0, 500, 4000, 5000, 6000, 8000].map(axis.toTimestamp)).toEqual([
      0, 500, 4000, 54_000, 104_000, 106_000,
    ]);
  });

  it('has a position for a recording of a single timestamp', () => {
    const axis = createTimeAxis([5000]);
    expect([axis.length, axis.toPosition(5000), axis.toTimestamp(0)]).toEqual([0, 0, 5000]);
  });
});

describe('createPlayback', () => {
  it('begins at the step of a link, within the recording', () => {
    expect(createPlayback(timestamps, landmarks, 3).getState()).toMatchObject({
      step: 3,
      now: 4000,
    });
    expect(createPlayback(timestamps, landmarks, 999).getState().step).toBe(7);
  });

  it('shows a step at its own time and pauses', () => {
    const playback = createPlayback(timestamps, landmarks);
    playback.play();
    playback.goToStep(1);
    expect(playback.getState()).toMatchObject({ step: 1, now: 1000, isPlaying: false });
    playback.goToStep(-5);
    expect(playback.getState().step).toBe(0);
  });

  it.each([
    [1, 2000, { now: 2000, step: 2 }],
    [4, 1000, { now: 4000, step: 3 }],
    [16, 350, { now: 84_000, step: 5 }],
  ] as const)(
    'advances with the time at %d×, with waiting shortened',
    (speed, elapsed, expected) => {
      const playback = createPlayback(timestamps, landmarks);
      playback.setSpeed(speed);
      playback.play();
      playback.advance(elapsed);
      expect(playback.getState()).toMatchObject({ ...expected, isPlaying: true });
    },
  );

  it('ends on the last step, and then plays from the beginning', () => {
    const playback = createPlayback(timestamps, landmarks);
    playback.play();
    playback.advance(60_000);
    expect(playback.getState()).toMatchObject({ step: 7, now: 106_000, isPlaying: false });
    playback.advance(1000);
    expect(playback.getState().now).toBe(106_000);
    playback.play();
    expect(playback.getState()).toMatchObject({ step: 0, now: 0, isPlaying: true });
  });

  it('plays on from where the slider was moved to', () => {
    const playback = createPlayback(timestamps, landmarks);
    playback.play();
    playback.seek(5000);
    expect(playback.getState()).toMatchObject({ now: 54_000, step: 4, isPlaying: true });
  });
});
