import { screen } from '@testing-library/react';
import { km } from '../../i18n/km';
import { renderInTheme } from '../../testing/renderInTheme';
import { RollingReel } from './ReelRow';

it('[2.31] a reel announces its digit only once it has stopped', () => {
  const label = km.resultModal.ones;
  const { rerender } = renderInTheme(<RollingReel digit={null} label={label} />);
  expect(screen.getByRole('img', { name: `${label}: ${km.resultModal.rolling}` })).toBeVisible();
  rerender(<RollingReel digit="0" label={label} />);
  expect(screen.getByRole('img', { name: `${label}: 0` })).toHaveTextContent('0');
});
