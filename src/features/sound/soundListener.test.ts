import { selectIsSoundOn, soundToggled } from './soundSlice';
import { makeTestStore } from '../../testing/makeTestStore';

describe('the sound switch', () => {
  it.each([
    [{}, true],
    [{ isSound: 'true' }, true],
    [{ isSound: 'false' }, false],
    [{ isSound: '{"junk"' }, true],
  ])('[3.17, 4.29] begins with what was stored, else on: %p', (localStore, isOn) => {
    expect(selectIsSoundOn(makeTestStore({ localStore }).store.getState())).toBe(isOn);
  });

  it('[4.29] is stored with each press', () => {
    const { store, services } = makeTestStore();
    store.dispatch(soundToggled());
    expect(services.localStore.read('isSound')).toBe('false');
    store.dispatch(soundToggled());
    expect(services.localStore.read('isSound')).toBe('true');
  });

  it('silences what sounds when it goes off, and only then', () => {
    const { store, services } = makeTestStore({ localStore: { isSound: 'false' } });
    store.dispatch(soundToggled());
    expect(services.sounds.requests).toEqual([]);
    store.dispatch(soundToggled());
    expect(services.sounds.requests).toEqual(['stop']);
  });
});
