/** @jest-environment-options {"hasRules": true} */
import { screen } from '@testing-library/react';
import { km } from '../i18n/km';
import { renderInTheme } from '../testing/renderInTheme';
import { Money, WinLose } from './money';

it('[5.8, 9.14] an amount is shown as an integer with comma thousands and the riel sign', () => {
  renderInTheme(<Money amount={5000.9} />);
  expect(screen.getByText(`5,000${km.common.rielSign}`)).toBeVisible();
});

it.each([
  [84_000, '+84,000', 'var(--win, var(--mui-palette-success-main))'],
  [0, '0', 'var(--loss, var(--mui-palette-error-main))'],
  [-6000, '-6,000', 'var(--loss, var(--mui-palette-error-main))'],
])('[9.20] a win/lose figure of %d reads %s៛ and has the colour %s', (amount, text, color) => {
  renderInTheme(<WinLose amount={amount} />);
  const figure = screen.getByText(`${text}${km.common.rielSign}`);
  expect(figure).toHaveStyle({ color });
});

it('a win/lose figure that is not known reads N/A', () => {
  renderInTheme(<WinLose amount={null} />);
  expect(screen.getByText(km.common.notAvailable)).toBeVisible();
});
