import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { km } from '../../i18n/km';
import { renderInTheme } from '../../testing/renderInTheme';
import { formatAmount } from '../../domain/money';
import { chipAmounts } from '../../config/bettingRules';
import { ChipRow } from './ChipRow';

it('[2.27, 9.1] a chip adds its amount, and its accessible name is the full amount', async () => {
  const onPress = jest.fn();
  renderInTheme(<ChipRow onPress={onPress} />);
  for (const amount of chipAmounts) {
    await userEvent.click(
      screen.getByRole('button', { name: km.betModal.addChip(formatAmount(amount)) }),
    );
  }
  expect(onPress.mock.calls.flat()).toEqual([1000, 5000, 10000, 20000, 50000]);
});
