import { act, render, screen } from '@testing-library/react';
import { lazyWithPreload } from './lazyWithPreload';

const Text = ({ text }: { text: string }) => <p>{text}</p>;

describe('lazyWithPreload', () => {
  it('renders a preloaded component in the same turn', async () => {
    const LazyText = lazyWithPreload(() => Promise.resolve({ default: Text }));
    await LazyText.preload();
    render(<LazyText text="first" />);
    expect(screen.getByText('first')).toBeVisible();
  });

  it('renders a component once its chunk has arrived, and never remounts it', async () => {
    const LazyText = lazyWithPreload(() => Promise.resolve({ default: Text }));
    const { rerender } = render(<LazyText text="first" />);
    expect(screen.queryByText('first')).toBeNull();
    const shown = await screen.findByText('first');
    await act(LazyText.preload);
    rerender(<LazyText text="second" />);
    expect(screen.getByText('second')).toBe(shown);
  });

  it('shows the fallback, reports the failure once and tries again when a chunk can’t be loaded', async () => {
    jest.useFakeTimers();
    const random = jest.spyOn(Math, 'random').mockReturnValue(0);
    const load = jest
      .fn<Promise<{ default: typeof Text }>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ default: Text });
    const onLoadFailed = jest.fn();
    const LazyText = lazyWithPreload(load);
    render(<LazyText text="first" fallback={<p>fallback</p>} onLoadFailed={onLoadFailed} />);
    expect(screen.queryByText('fallback')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByText('fallback')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(load).toHaveBeenCalledTimes(2);
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.getByText('first')).toBeVisible();
    expect(screen.queryByText('fallback')).toBeNull();
    expect(onLoadFailed).toHaveBeenCalledTimes(1);
    random.mockRestore();
    jest.useRealTimers();
  });

  it('tries again on render when the preload failed', async () => {
    const load = jest
      .fn<Promise<{ default: typeof Text }>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ default: Text });
    const LazyText = lazyWithPreload(load);
    await LazyText.preload();
    render(<LazyText text="first" />);
    expect(await screen.findByText('first')).toBeVisible();
  });
});
