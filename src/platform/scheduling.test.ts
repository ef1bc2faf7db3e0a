/** @jest-environment <rootDir>/src/testing/browserLikeEnvironment.ts */
import { MessageChannel } from 'node:worker_threads';
import { nextPaint, onIdle, withinTime, yieldToMain } from './scheduling';

beforeEach(() => jest.useFakeTimers());

/** What a promise ends with, once it has. */
function endingOf(promise: Promise<unknown>): unknown[] {
  const endings: unknown[] = [];
  promise.then(
    (value) => endings.push(value),
    (error: unknown) => endings.push(error),
  );
  return endings;
}

describe('yieldToMain', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'MessageChannel'));

  it('resolves in a later task, and leaves no open port', async () => {
    jest.useRealTimers();
    const channel = new MessageChannel();
    const close = jest.spyOn(channel.port1, 'close');
    Object.assign(globalThis, { MessageChannel: jest.fn(() => channel) });
    const yielded = yieldToMain();
    const endings = endingOf(yielded);
    for (let microtask = 0; microtask < 10; microtask += 1) await Promise.resolve();
    expect(endings).toHaveLength(0);
    await yielded;
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe('onIdle', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
  });

  it('runs once in the idle callback of the browser', () => {
    const idle: (() => void)[] = [];
    const cancelIdleCallback = jest.fn();
    Object.assign(globalThis, {
      requestIdleCallback: (run: () => void) => idle.push(run),
      cancelIdleCallback,
    });
    const run = jest.fn();
    const cancel = onIdle(run);
    jest.advanceTimersByTime(60_000);
    expect(run).not.toHaveBeenCalled();
    idle[0]?.();
    expect(run).toHaveBeenCalledTimes(1);
    cancel();
    expect(cancelIdleCallback.mock.calls).toEqual([[1]]);
  });

  it('runs once after a second in a browser without idle callbacks', () => {
    const run = jest.fn();
    onIdle(run);
    jest.advanceTimersByTime(999);
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(60_000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('never runs in such a browser if it was cancelled', () => {
    const [run, other] = [jest.fn(), jest.fn()];
    const cancel = onIdle(run);
    onIdle(other);
    cancel();
    jest.advanceTimersByTime(60_000);
    expect(other).toHaveBeenCalledTimes(1);
    expect(run).not.toHaveBeenCalled();
  });
});

describe('nextPaint', () => {
  it('resolves in the task after an animation frame, and leaves no timer', async () => {
    const frames: FrameRequestCallback[] = [];
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    const endings = endingOf(nextPaint());
    await jest.advanceTimersByTimeAsync(100);
    frames[0]?.(0);
    await Promise.resolve();
    expect(endings).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(endings).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('resolves after a second on a page that never paints', async () => {
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
    const endings = endingOf(nextPaint());
    await jest.advanceTimersByTimeAsync(999);
    expect(endings).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(endings).toHaveLength(1);
  });
});

describe('withinTime', () => {
  const taskOf = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  it('says whether the task ended in time', async () => {
    const inTime = endingOf(withinTime(taskOf(499), 500));
    const late = endingOf(withinTime(taskOf(501), 500));
    await jest.advanceTimersByTimeAsync(499);
    expect([inTime, late]).toEqual([[true], []]);
    await jest.advanceTimersByTimeAsync(1);
    expect([inTime, late]).toEqual([[true], [false]]);
  });

  it('throws what the task throws in time, and leaves no timer', async () => {
    const endings = endingOf(withinTime(Promise.reject(new Error('no')), 500));
    await jest.advanceTimersByTimeAsync(0);
    expect(endings).toEqual([new Error('no')]);
    expect(jest.getTimerCount()).toBe(0);
  });
});
