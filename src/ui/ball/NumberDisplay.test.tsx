/** @jest-environment-options {"hasRules": true} */
import { screen } from '@testing-library/react';
import { km } from '../../i18n/km';
import { renderInTheme } from '../../testing/renderInTheme';
import { DigitBalls } from './DigitBalls';
import { NumberDisplay } from './NumberDisplay';

it('[2.13] NumberDisplay is a read-only field that keeps leading zeros', () => {
  const { container } = renderInTheme(<NumberDisplay number="007" />);
  const field = screen.getByLabelText(km.home.number);
  expect(field).toHaveValue('007');
  expect(field).toHaveAttribute('readonly');
  expect(field).toBeValid();
  expect([...container.querySelectorAll('[data-color]')].map((ball) => ball.textContent)).toEqual([
    '0',
    '0',
    '7',
  ]);
});

it('NumberDisplay always shows three slots, each with its bet, and marks the bet of the typed digits', () => {
  const captions = ['1D ×9', '2D ×90', '3D ×800'];
  const { container } = renderInTheme(<NumberDisplay number="47" captions={captions} />);
  expect(container.querySelectorAll('[data-color]')).toHaveLength(3);
  expect(container.querySelectorAll('[data-color="empty"]')).toHaveLength(1);
  const isCurrent = (text: string) => screen.getByText(text).getAttribute('aria-current');
  expect(captions.map(isCurrent)).toEqual([null, 'true', null]);
});

it('[4.12] NumberDisplay is red and marked as invalid after a submit without a number', () => {
  const { container } = renderInTheme(<NumberDisplay number="" error />);
  expect(screen.getByLabelText(km.home.number)).toBeInvalid();
  expect(getComputedStyle(container.children[0] as Element).borderColor).toContain('error');
});

it('DigitBalls are announced as one number', () => {
  renderInTheme(<DigitBalls number="072" />);
  expect(screen.getByRole('img', { name: km.a11y.numberOf('072') })).toHaveTextContent('072');
});
