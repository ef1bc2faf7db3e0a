import { screen } from '@testing-library/react';
import { km } from '../i18n/km';
import { renderInTheme } from '../testing/renderInTheme';
import { Money, WinLose } from './money';

it('an amount is shown as an integer with comma thousands and the riel sign', () => {
  renderInTheme(<Money amount={5000.9} />);
  expect(screen.getByText(`5,000${km.common.rielSign}`)).toBeVisible();
});

it.each([
  [1, 'win'],
  [0, 'lose'],
  [-1000, 'lose'],
])('a win/lose figure of %d has the colour %s', (amount, look) => {
  const { container } = renderInTheme(<WinLose amount={amount} />);
  expect(container.firstChild).toHaveAttribute('data-outcome', look);
});
