import { fakeLogger } from '../../testing/fakePorts';
import { createSoundPlayer } from './soundPlayer';

/** An audio element as far as the player uses it. */
function fakeAudio(play: () => Promise<void>) {
  return { volume: 1, currentTime: 3, play: jest.fn(play), pause: jest.fn() };
}

function setUp(play: () => Promise<void> = () => Promise.resolve()) {
  const created: { url: string; audio: ReturnType<typeof fakeAudio> }[] = [];
  const logger = fakeLogger();
  const player = createSoundPlayer(logger, (url) => {
    const audio = fakeAudio(play);
    created.push({ url, audio });
    return audio as unknown as HTMLAudioElement;
  });
  return { player, created, logger };
}

const afterRejection = () => new Promise((resolve) => setTimeout(resolve));

it('loads a sound with its first play only, and plays it from the beginning', () => {
  const { player, created } = setUp();
  expect(created).toEqual([]);
  player.play('roll');
  player.play('roll');
  expect(created).toHaveLength(1);
  expect(created[0]?.url).toBe('/sounds/roll.wav');
  expect(created[0]?.audio).toMatchObject({ volume: 0.2, currentTime: 0 });
  expect(created[0]?.audio.play).toHaveBeenCalledTimes(2);
});

it('logs a play that the browser forbids and drops it', async () => {
  const { player, created, logger } = setUp(() => Promise.reject(new Error('not allowed')));
  player.play('digit');
  await afterRejection();
  expect(logger.lines).toEqual([{ message: 'sound digit not played', details: 'not allowed' }]);
  expect(created[0]?.audio.play).toHaveBeenCalledTimes(1);
  expect(created[0]?.audio.pause).toHaveBeenCalled();
});

it('says nothing of a sound that was stopped before it began', async () => {
  const { player, logger } = setUp(() =>
    Promise.reject(new DOMException('interrupted', 'AbortError')),
  );
  player.play('roll');
  player.stop();
  await afterRejection();
  expect(logger.lines).toEqual([]);
});
