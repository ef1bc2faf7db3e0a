/** @jest-environment-options {"hasRules": true} */
import { screen } from '@testing-library/react';
import { km } from '../../i18n/km';
import { renderInTheme } from '../../testing/renderInTheme';
import { CountdownDial } from './CountdownDial';
import { CountdownRing, countdownSeverity } from './CountdownRing';

it.each([
  [16, 'plain', 'common-white'],
  [15, 'warning', 'warning-light'],
  [6, 'warning', 'warning-light'],
  [5, 'closing', 'error-light'],
  [0, 'closing', 'error-light'],
] as const)(
  '[2.21, 9.4] with %d seconds left the countdown’s severity is %s, and its colour %s',
  (seconds, severity, colour) => {
    expect(countdownSeverity(seconds)).toBe(severity);
    const { container } = renderInTheme(
      <CountdownDial>
        <CountdownRing seconds={seconds} total={60} />
      </CountdownDial>,
    );
    const ring = container.querySelector(`[data-countdown="${severity}"]`);
    expect(ring).toHaveStyle({ color: `var(--mui-palette-${colour})` });
  },
);

it('[2.20] the countdown is a timer that shows the seconds, and the closed text at 0', () => {
  const { rerender } = renderInTheme(<CountdownRing seconds={42} total={60} />);
  const timer = screen.getByRole('timer', { name: km.home.timeLeft });
  expect(timer).toHaveTextContent('42');
  rerender(<CountdownRing seconds={0} total={60} />);
  expect(timer).toHaveTextContent(km.home.closed);
  expect(timer).not.toHaveTextContent('0');
});

it('[2.20] the countdown says that the time is unknown, in plain, silent and without a ring', () => {
  const { container } = renderInTheme(<CountdownRing seconds={null} total={60} />);
  expect(screen.getByRole('timer')).toHaveTextContent(km.home.timeUnknown);
  expect(container.firstChild).toHaveAttribute('data-countdown', 'plain');
  expect(container.querySelector('[aria-live]')).toBeEmptyDOMElement();
  expect(container.querySelector('circle + circle')).not.toBeInTheDocument();
});

it('the countdown is announced to screen readers at 15, 5 and 0 seconds only', () => {
  const { container, rerender } = renderInTheme(<CountdownRing seconds={60} total={60} />);
  const live = container.querySelector('[aria-live="polite"]');
  const heard: string[] = [];
  for (let seconds = 60; seconds >= 0; seconds -= 1) {
    const before = live?.textContent;
    rerender(<CountdownRing seconds={seconds} total={60} />);
    const now = live?.textContent ?? '';
    if (now !== before) heard.push(`${seconds}: ${now}`);
  }
  expect(heard).toEqual([
    `15: ${km.home.secondsLeft(15)}`,
    `5: ${km.home.secondsLeft(5)}`,
    `0: ${km.home.closed}`,
  ]);
});

it('the countdown never draws more than a full ring, even with a total of 0', () => {
  const { container, rerender } = renderInTheme(<CountdownRing seconds={90} total={60} />);
  expect(container.querySelector('circle + circle')).toHaveAttribute('stroke-dashoffset', '0');
  rerender(<CountdownRing seconds={10} total={0} />);
  expect(container.querySelector('circle + circle')).not.toBeInTheDocument();
});
