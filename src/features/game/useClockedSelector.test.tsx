import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { Provider } from 'react-redux';
import { createClock } from '../../platform/clock';
import { makeTestStore } from '../../testing/makeTestStore';
import { ClockContext } from '../../platform/ClockContext';
import { useClockedSelector } from './useClockedSelector';
import { isBettingOpen, selectSecondsLeft } from './gameSelectors';
import { broadcast } from '../connection/broadcasts';

beforeEach(() => jest.useFakeTimers());

function Seconds() {
  return <output>{useClockedSelector(selectSecondsLeft)}</output>;
}

function Gate() {
  return <output>{useClockedSelector(isBettingOpen) ? 'open' : 'closed'}</output>;
}

/** Renders over the app's real clock; it is now 30.4 s before the close of round 50. */
function setUp(Shown: () => React.ReactNode) {
  const { store } = makeTestStore();
  const clock = createClock();
  const push = (secondsLeft: number) =>
    store.dispatch(broadcast.countdownReceived({ secondsLeft, receivedAt: clock.now() }));
  store.dispatch(broadcast.roundStarted({ roundId: 50, receivedAt: 0 }));
  push(30.4);
  const renders = jest.fn();
  const { unmount } = render(
    <Provider store={store}>
      <ClockContext value={clock}>
        <Profiler id="shown" onRender={renders}>
          <Shown />
        </Profiler>
      </ClockContext>
    </Provider>,
  );
  return {
    store,
    clock,
    unmount,
    push: (seconds: number) => act(() => void push(seconds)),
    pass: (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds)),
    text: () => screen.getByRole('status').textContent,
    renderCount: () => renders.mock.calls.length,
  };
}

describe('a component that shows the seconds left', () => {
  it('[4.9] counts down to 0 without pushes', () => {
    const { pass, text } = setUp(Seconds);
    expect(text()).toBe('31');
    pass(400);
    expect(text()).toBe('30');
    pass(1000);
    expect(text()).toBe('29');
    pass(28_999);
    expect(text()).toBe('1');
    pass(1);
    expect(text()).toBe('0');
    pass(60_000);
    expect(text()).toBe('0');
  });

  it('renders with a new second only', () => {
    const { store, pass, push, renderCount } = setUp(Seconds);
    pass(400);
    const before = renderCount();
    pass(999);
    push(29.2);
    act(() => void store.dispatch(broadcast.statusReceived({ status: 'paused', receivedAt: 0 })));
    expect(renderCount()).toBe(before);
    pass(200);
    expect(renderCount()).toBe(before + 1);
    pass(1000);
    expect(renderCount()).toBe(before + 2);
  });

  it('[4.9] is right as soon as a hidden page is shown again, before any push', () => {
    const { text } = setUp(Seconds);
    jest.setSystemTime(Date.now() + 300_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(text()).toBe('0');
  });

  it('neither reads the clock nor renders on a hidden page until that is shown again', () => {
    const { clock, pass, push, text, renderCount } = setUp(Seconds);
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    const before = renderCount();
    push(20);
    const now = jest.spyOn(clock, 'now');
    pass(5000);
    expect(now).not.toHaveBeenCalled();
    expect(renderCount()).toBe(before);
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(text()).toBe('15');
  });

  it('no longer reads the clock once it is unmounted', () => {
    const { unmount, clock, pass } = setUp(Seconds);
    const now = jest.spyOn(clock, 'now');
    pass(5000);
    expect(now).toHaveBeenCalled();
    unmount();
    now.mockClear();
    pass(5000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(now).not.toHaveBeenCalled();
  });
});

it('[9.4] a component that shows whether betting is open closes by itself at five seconds and renders for that alone', () => {
  const { pass, push, text, renderCount } = setUp(Gate);
  const before = renderCount();
  for (let second = 1; second <= 25; second += 1) {
    pass(1000);
    push(30.4 - second);
  }
  pass(399);
  expect(text()).toBe('open');
  expect(renderCount()).toBe(before);
  pass(1);
  expect(text()).toBe('closed');
  expect(renderCount()).toBe(before + 1);
});
