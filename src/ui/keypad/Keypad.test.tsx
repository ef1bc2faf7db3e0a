/** @jest-environment-options {"hasRules": true} */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BettingState } from '../../config/bettingRules';
import { km } from '../../i18n/km';
import { renderInTheme } from '../../testing/renderInTheme';
import { Keypad } from './Keypad';

function setUp(betting: BettingState = 'open') {
  const calls = { onDigit: jest.fn(), onClear: jest.fn(), onSubmit: jest.fn() };
  renderInTheme(<Keypad {...calls} betting={betting} />);
  return calls;
}

it('[2.17] the keypad has its keys in the order of the specification', () => {
  setUp();
  const names = screen.getAllByRole('button').map((key) => key.firstChild?.textContent);
  expect(names).toEqual([
    ...['1', '2', '3', '0', '4', '5', '6', km.keypad.clear],
    ...['7', '8', '9', km.keypad.enter],
  ]);
});

it('the keypad reports which key was pressed', async () => {
  const calls = setUp();
  await userEvent.click(screen.getByRole('button', { name: '0' }));
  await userEvent.click(screen.getByRole('button', { name: '7' }));
  await userEvent.click(screen.getByRole('button', { name: km.keypad.clear }));
  await userEvent.click(screen.getByRole('button', { name: km.keypad.enter }));
  expect(calls.onDigit.mock.calls).toEqual([['0'], ['7']]);
  expect(calls.onClear).toHaveBeenCalledTimes(1);
  expect(calls.onSubmit).toHaveBeenCalledTimes(1);
});

it('[2.19] a disabled keypad reads close, passes presses on to be recorded, and still takes digits', async () => {
  const calls = setUp('closed');
  const submit = screen.getByRole('button', { name: km.keypad.close });
  expect(submit).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(submit);
  await userEvent.click(screen.getByRole('button', { name: '4' }));
  expect(calls.onSubmit).toHaveBeenCalledTimes(1);
  expect(calls.onDigit).toHaveBeenCalledWith('4');
});

it('the caps of Enter and Del are always shown, others from the first key press on', async () => {
  setUp();
  renderInTheme(<kbd>T</kbd>);
  expect(screen.getByText(km.keypad.enterHint)).toBeVisible();
  expect(screen.getByText(km.keypad.clearHint)).toBeVisible();
  expect(screen.getByText('T')).not.toBeVisible();
  await userEvent.keyboard('{Shift}');
  expect(screen.getByText('T')).toBeVisible();
});

it('the keypad of a lost connection says that it connects, not that betting is closed', () => {
  setUp('connecting');
  expect(screen.getByRole('button', { name: km.keypad.connecting })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
