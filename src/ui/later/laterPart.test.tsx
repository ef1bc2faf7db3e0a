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
