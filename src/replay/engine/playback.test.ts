import { createPlayback } from './playback';
import { createTimeAxis } from './timeAxis';

/** Two minutes with a pause of 100 s in them, in which only the countdown moved. */
const landmarks = [0, 1000, 4000, 104_000, 106_000];
const moments = [0, 1000, 1000, 4000, 30_000, 60_000, 104_000, 106_000];

describe('the time axis', () => {
  it('squeezes waiting to two seconds and keeps everything else', () => {
    const axis = createTimeAxis(landmarks, true);
    expect(axis.length).toBe(8000);
    expect(axis.squeezed).toEqual([{ from: 4000, to: 6000 }]);
    expect([0, 500, 4000, 54_000, 104_000, 106_000].map(axis.toAxis)).toEqual([
      0, 500, 4000, 5000, 6000, 8000,
    ]);
    expect([0, 500, 4000, 5000, 6000, 8000].map(axis.toMoment)).toEqual([
      0, 500, 4000, 54_000, 104_000, 106_000,
    ]);
  });

  it('is the visit as it was where nothing is squeezed', () => {
    const axis = createTimeAxis(landmarks, false);
    expect(axis.length).toBe(106_000);
    expect(axis.toMoment(54_000)).toBe(54_000);
  });

  it('has a place for a visit of one moment', () => {
    const axis = createTimeAxis([5000], true);
    expect([axis.length, axis.toAxis(5000), axis.toMoment(0)]).toEqual([0, 0, 5000]);
  });
});

describe('the replay', () => {
  it('begins where a link says, within the visit', () => {
    expect(createPlayback(moments, landmarks, 3).getState()).toMatchObject({ step: 3, now: 4000 });
    expect(createPlayback(moments, landmarks, 999).getState().step).toBe(7);
  });

  it('shows a step in its own moment and pauses', () => {
    const playback = createPlayback(moments, landmarks);
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
  ] as const)('at %d× moves on with the time, waiting squeezed', (speed, elapsed, expected) => {
    const playback = createPlayback(moments, landmarks);
    playback.setSpeed(speed);
    playback.play();
    playback.advance(elapsed);
    expect(playback.getState()).toMatchObject({ ...expected, isPlaying: true });
  });

  it('ends on the last step, and plays from the beginning then', () => {
    const playback = createPlayback(moments, landmarks);
    playback.play();
    playback.advance(60_000);
    expect(playback.getState()).toMatchObject({ step: 7, now: 106_000, isPlaying: false });
    playback.advance(1000);
    expect(playback.getState().now).toBe(106_000);
    playback.play();
    expect(playback.getState()).toMatchObject({ step: 0, now: 0, isPlaying: true });
  });

  it('plays on where the slider was moved to', () => {
    const playback = createPlayback(moments, landmarks);
    playback.play();
    playback.seek(5000);
    expect(playback.getState()).toMatchObject({ now: 54_000, step: 4, isPlaying: true });
  });
});
