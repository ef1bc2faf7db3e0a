import { createPlayback } from './playback';

const timestamps = [0, 1000, 1000, 4000, 30_000, 60_000, 104_000, 106_000];

describe('createPlayback', () => {
  it('begins at the step of a link, within the recording', () => {
    expect(createPlayback(timestamps, 3).getState()).toMatchObject({
      step: 3,
      now: 4000,
    });
    expect(createPlayback(timestamps, 999).getState().step).toBe(7);
  });

  it('shows a step at its own time and pauses', () => {
    const playback = createPlayback(timestamps);
    playback.play();
    playback.goToStep(1);
    expect(playback.getState()).toMatchObject({ step: 1, now: 1000, isPlaying: false });
    playback.goToStep(-5);
    expect(playback.getState().step).toBe(0);
  });

  it.each([
    [1, 2000, { now: 2000, step: 2 }],
    [4, 1000, { now: 4000, step: 3 }],
    [16, 1000, { now: 16_000, step: 3 }],
  ] as const)('advances with the time at %d×', (speed, elapsed, expected) => {
    const playback = createPlayback(timestamps);
    playback.setSpeed(speed);
    playback.play();
    playback.advance(elapsed);
    expect(playback.getState()).toMatchObject({ ...expected, isPlaying: true });
  });

  it('ends on the last step, and then plays from the beginning', () => {
    const playback = createPlayback(timestamps);
    playback.play();
    playback.advance(160_000);
    expect(playback.getState()).toMatchObject({ step: 7, now: 106_000, isPlaying: false });
    playback.advance(1000);
    expect(playback.getState().now).toBe(106_000);
    playback.play();
    expect(playback.getState()).toMatchObject({ step: 0, now: 0, isPlaying: true });
  });

  it('plays on from where the slider was moved to', () => {
    const playback = createPlayback(timestamps);
    playback.play();
    playback.seek(54_000);
    expect(playback.getState()).toMatchObject({ now: 54_000, step: 4, isPlaying: true });
  });
});
