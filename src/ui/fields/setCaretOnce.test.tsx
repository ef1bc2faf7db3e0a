import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { makeTestStore } from '../../testing/makeTestStore';
import { km } from '../../i18n/km';
import { AmountField } from '../../features/bets/slip/AmountField';

const { store } = makeTestStore();
const onStore = ({ children }: { children: ReactNode }) => (
  <Provider store={store}>{children}</Provider>
);

const field = (text: string) => (
  <AmountField
    text={text}
    errorText={undefined}
    inputRef={null}
    onChange={jest.fn()}
    onBlur={jest.fn()}
  />
);

it.each([
  ['a selection of all', 0, 6],
  ['a selection of a part', 1, 3],
  ['another place of the caret', 1, 1],
])('keeps %s that comes right after a chip', (_name, start, end) => {
  jest.useFakeTimers();
  const { rerender } = render(field('36000'), { wrapper: onStore });
  jest.runOnlyPendingTimers();
  rerender(field('86000'));
  const input = screen.getByLabelText<HTMLInputElement>(km.betModal.amount);
  expect(input).toHaveValue('86,000');
  // As keys do it, which call nothing.
  input.selectionStart = start;
  input.selectionEnd = end;
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
  expect([input.selectionStart, input.selectionEnd]).toEqual([start, end]);
});
