import { gameEvents } from '../../features/game/gameSlice';
import { soundToggled } from '../../features/sound/soundSlice';
import { makeTestStore } from '../../testing/makeTestStore';

function setUp(localStore: Record<string, string> = {}) {
  const { store, services } = makeTestStore({ localStore });
  store.dispatch(gameEvents.roundStarted({ roundId: 50 }));
  const { requests } = services.sounds;
  return {
    store,
    draw: (roundId = 50) => store.dispatch(gameEvents.resultReceived({ roundId, digits: '472' })),
    reveal: () => store.dispatch(gameEvents.digitRevealed()),
    heard: () => requests.filter((request) => request !== 'stop'),
    last: () => requests.at(-1),
  };
}

describe('the sounds of a draw', () => {
  it('roll while the reels turn, and one for each digit; the roll ends with the last', () => {
    const { store, draw, reveal, heard, last } = setUp();
    draw();
    for (let digit = 0; digit < 3; digit += 1) reveal();
    expect(heard()).toEqual(['roll', 'digit', 'digit', 'digit']);
    store.dispatch(gameEvents.revealClosed());
    expect(last()).toBe('stop');
  });

  it('stop with a round that starts in mid-reveal, and no digit follows', () => {
    const { store, draw, reveal, heard, last } = setUp();
    draw();
    reveal();
    store.dispatch(gameEvents.roundStarted({ roundId: 51 }));
    expect(last()).toBe('stop');
    reveal();
    expect(heard()).toEqual(['roll', 'digit']);
  });

  it('are not played, and so not loaded, while the sound is off', () => {
    const { draw, reveal, heard } = setUp({ isSound: 'false' });
    draw();
    reveal();
    expect(heard()).toEqual([]);
  });

  it('stop at once when the sound is switched off, and the rest of the draw stays silent', () => {
    const { store, draw, reveal, heard, last } = setUp();
    draw();
    store.dispatch(soundToggled());
    expect(last()).toBe('stop');
    reveal();
    expect(heard()).toEqual(['roll']);
  });

  it('are not played again for a result that was revealed', () => {
    const { draw, heard } = setUp();
    draw();
    draw();
    expect(heard()).toEqual(['roll']);
  });
});
