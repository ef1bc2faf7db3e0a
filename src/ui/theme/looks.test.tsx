import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { km } from '../../i18n/km';
import { NumberDisplay } from '../ball/NumberDisplay';
import { CountdownRing } from '../countdown/CountdownRing';
import { ToastCard } from '../toast/ToastCard';

/** Jest leaves style sheets out; here the real ones decide. */
function applyStyleSheet(path: string): void {
  const style = document.createElement('style');
  style.textContent = readFileSync(join(__dirname, '..', path), 'utf8');
  document.head.append(style);
}

/** The style of the first element that a component renders, or of the one with this class. */
function styleOf(element: React.ReactElement, selector?: string): CSSStyleDeclaration {
  const { container } = render(element);
  const found = selector ? container.querySelector(selector) : container.firstElementChild;
  if (!found) throw new Error('nothing is rendered');
  return getComputedStyle(found);
}

afterEach(() => document.head.replaceChildren());

it.each([
  [16, 'var(--white)'],
  [15, 'var(--orange300)'],
  [6, 'var(--orange300)'],
  [5, 'var(--red300)'],
  [0, 'var(--red300)'],
])('a countdown of %d is written in %s', (seconds, colour) => {
  applyStyleSheet('countdown/countdown.css');
  expect(styleOf(<CountdownRing seconds={seconds} total={60} />).color).toBe(colour);
});

it('a toast is light: dark words on white', () => {
  applyStyleSheet('toast/toast.css');
  const toast = (
    <ToastCard
      severity="error"
      text={km.errors.somethingWentWrong}
      durationMs={null}
      onDismiss={() => undefined}
    />
  );
  const { color, background } = styleOf(toast, '.toast');
  expect([color, background]).toEqual(['var(--ink900)', 'var(--white)']);
});

it('a missing number turns the display red', () => {
  applyStyleSheet('ball/ball.css');
  expect(styleOf(<NumberDisplay number="" error />).borderColor).toBe('var(--red300)');
  expect(styleOf(<NumberDisplay number="" />).borderColor).not.toBe('var(--red300)');
});
