import { fakeLogger } from '../../testing/fakePorts';
import { createSoundPlayer } from './soundPlayer';

/** A player over audio elements that note what is done with them. */
function setUp(answer: () => Promise<void> = () => Promise.resolve()) {
  const made: string[] = [];
  const audio = {
    volume: 1,
    currentTime: 3,
    play: jest.fn(answer),
    pause: jest.fn(),
  };
  const logger = fakeLogger();
  const player = createSoundPlayer(logger, (url) => {
    made.push(url);
    return audio as unknown as HTMLAudioElement;
  });
  return { player, audio, made, logger };
}

it('loads nothing before a sound is first needed, and each sound once', () => {
  const { player, made, audio } = setUp();
  player.stop();
  expect(made).toEqual([]);
  player.play('roll');
  player.play('roll');
  expect(made).toEqual(['/sounds/roll.wav']);
  expect(audio.play).toHaveBeenCalledTimes(2);
});

it('[9.13] plays the long roll from its beginning at volume 0.2, and stops it', () => {
  const { player, audio } = setUp();
  player.play('roll');
  expect(audio).toMatchObject({ volume: 0.2, currentTime: 0 });
  player.stop();
  expect(audio.pause).toHaveBeenCalledTimes(1);
});

it('plays the browser’s own audio', () => {
  const made = jest.fn(() => ({ play: () => Promise.resolve() }));
  Object.assign(globalThis, { Audio: made });
  createSoundPlayer(fakeLogger()).play('digit');
  expect(made).toHaveBeenCalledWith('/sounds/digit.wav');
});

it('logs no sound that was stopped before it began, but one that the browser can’t play', async () => {
  const reasons = ['AbortError', 'NotSupportedError'];
  const { player, logger } = setUp(() =>
    Promise.reject(new DOMException('not played', reasons.shift())),
  );
  player.play('digit');
  player.play('roll');
  await Promise.resolve();
  await Promise.resolve();
  expect(logger.lines).toMatchObject([{ message: 'sound roll not played' }]);
});

it('[8.8] logs a sound that the browser forbids and does not try it again by itself', async () => {
  const { player, audio, logger } = setUp(() => Promise.reject(new Error('no gesture yet')));
  player.play('digit');
  await Promise.resolve();
  await Promise.resolve();
  expect(logger.lines).toEqual([{ message: 'sound digit not played', details: 'no gesture yet' }]);
  expect(audio.play).toHaveBeenCalledTimes(1);
  expect(audio.pause).toHaveBeenCalledTimes(1);
});
