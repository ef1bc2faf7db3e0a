import { render, screen } from '@testing-library/react';
import { km } from '../../i18n/km';
import { DigitBalls } from './DigitBalls';
import { NumberDisplay } from './NumberDisplay';

it('is a read-only field that keeps leading zeros', () => {
  const { container } = render(<NumberDisplay number="007" />);
  const field = screen.getByLabelText(km.home.number);
  expect(field).toHaveValue('007');
  expect(field).toHaveAttribute('readonly');
  expect(field).toBeValid();
  expect([...container.querySelectorAll('.ball')].map((ball) => ball.textContent)).toEqual([
    '0',
    '0',
    '7',
  ]);
});

it('always shows three slots', () => {
  const { container } = render(<NumberDisplay number="4" />);
  expect(container.querySelectorAll('.ball')).toHaveLength(3);
  expect(container.querySelectorAll('.ball-empty')).toHaveLength(2);
});

it('is marked as wrong after a submit without a number', () => {
  const { container } = render(<NumberDisplay number="" error />);
  expect(screen.getByLabelText(km.home.number)).toBeInvalid();
  expect(container.firstChild).toHaveClass('number-display-error');
});

it('reads a row of balls as one number', () => {
  render(<DigitBalls number="072" />);
  expect(screen.getByRole('img', { name: km.a11y.numberOf('072') })).toHaveTextContent('072');
});
