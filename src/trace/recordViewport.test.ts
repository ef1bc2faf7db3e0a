/** @jest-environment <rootDir>/src/testing/browserLikeEnvironment.ts */
import { makeTestStore } from '../testing/makeTestStore';
import { recordViewport } from './recordViewport';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('records the size in which a dragged window comes to rest, and no size twice', () => {
  const { store } = makeTestStore();
  const resize = (width: number) => {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
  };
  const viewport = () => store.getState().layout.viewport;
  const stop = recordViewport(window, store.dispatch);
  expect(viewport()).toBeUndefined();

  for (const width of [800, 700, 600]) {
    resize(width);
    jest.advanceTimersByTime(100);
  }
  expect(viewport()).toBeUndefined();
  jest.advanceTimersByTime(200);
  expect(viewport()).toEqual({ width: 600, height: window.innerHeight });

  const state = store.getState();
  resize(600);
  jest.advanceTimersByTime(500);
  expect(store.getState()).toBe(state);

  stop();
  resize(500);
  jest.advanceTimersByTime(500);
  expect(viewport()?.width).toBe(600);
});
