import { act, render, screen } from '@testing-library/react';
import { laterPart } from './laterPart';

const Word = ({ text }: { text: string }) => <p>{text}</p>;

it('is drawn in the same turn once it has been fetched', async () => {
  const { Part, fetch } = laterPart(() => Promise.resolve({ default: Word }));
  await fetch();
  render(<Part text="word" />);
  expect(screen.getByText('word')).toBeVisible();
});

it('that has not been fetched is drawn when it is there, and stays the same one', async () => {
  const { Part, fetch } = laterPart(() => Promise.resolve({ default: Word }));
  const { rerender } = render(<Part text="word" />);
  expect(screen.queryByText('word')).toBeNull();
  const shown = await screen.findByText('word');
  await act(fetch);
  rerender(<Part text="another" />);
  expect(screen.getByText('another')).toBe(shown);
});

it('whose file can’t be had shows what stands in for it, is told once and is asked for again', async () => {
  jest.useFakeTimers();
  const load = jest
    .fn<Promise<{ default: typeof Word }>, []>()
    .mockRejectedValueOnce(new Error('no line'))
    .mockRejectedValueOnce(new Error('no line'))
    .mockResolvedValue({ default: Word });
  const onMiss = jest.fn();
  const { Part } = laterPart(load);
  render(<Part text="word" fallback={<p>stand-in</p>} onMiss={onMiss} />);
  expect(screen.queryByText('stand-in')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('stand-in')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(load).toHaveBeenCalledTimes(2);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('word')).toBeVisible();
  expect(screen.queryByText('stand-in')).toBeNull();
  expect(onMiss).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it('whose file can not be had now is asked for again when it is drawn', async () => {
  const load = jest
    .fn<Promise<{ default: typeof Word }>, []>()
    .mockRejectedValueOnce(new Error('no line'))
    .mockResolvedValue({ default: Word });
  const { Part, fetch } = laterPart(load);
  await fetch();
  render(<Part text="word" />);
  expect(await screen.findByText('word')).toBeVisible();
});
