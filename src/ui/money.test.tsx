import { screen } from '@testing-library/react';
import { km } from '../i18n/km';
import { renderInTheme } from '../testing/renderInTheme';
import { Money, NetMoney, WinLose } from './money';

it('[5.8, 9.14] an amount is shown as an integer with comma thousands and the riel sign', () => {
  renderInTheme(<Money amount={5000.9} />);
  expect(screen.getByText(`5,000${km.common.rielSign}`)).toBeVisible();
});

it.each([
  [1, 'win'],
  [0, 'lose'],
  [-1000, 'lose'],
])('[9.20] a win/lose figure of %d has the colour %s', (amount, look) => {
  const { container } = renderInTheme(<WinLose amount={amount} />);
  expect(container.firstChild).toHaveAttribute('data-outcome', look);
});

it.each([
  [84_000, '+84,000', 'win'],
  [-6000, '-6,000', 'lose'],
  [0, '0', null],
])('a net of %d reads %s and has the colour %s', (amount, text, look) => {
  renderInTheme(<NetMoney amount={amount} />);
  const figure = screen.getByText(`${text}${km.common.rielSign}`);
  expect(figure.getAttribute('data-outcome')).toBe(look);
});

it('a net that is not known reads N/A', () => {
  renderInTheme(<NetMoney amount={null} />);
  expect(screen.getByText(km.common.notAvailable)).toBeVisible();
});
