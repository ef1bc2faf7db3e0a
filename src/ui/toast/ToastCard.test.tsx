/** @jest-environment-options {"hasRules": true} */
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { km } from '../../i18n/km';
import { renderInTheme } from '../../testing/renderInTheme';
import { ToastCard } from './ToastCard';
import { useToastHotkey } from './toastHost';

const text = km.toasts.betPlaced;

function setUp(durationMs = 5000) {
  const onDismiss = jest.fn();
  const view = renderInTheme(
    <ToastCard severity="success" text={text} durationMs={durationMs} onDismiss={onDismiss} />,
  );
  const card = view.container.querySelector<HTMLElement>('[data-toast]');
  if (!card) throw new Error('no toast');
  Object.defineProperty(card, 'offsetWidth', { value: 300 });
  card.setPointerCapture = jest.fn();
  return { card, onDismiss };
}

/** A pointer event with a place, which jsdom cannot make by itself. */
const point = (card: HTMLElement, type: string, clientX: number) =>
  fireEvent(card, new MouseEvent(type, { bubbles: true, clientX }));

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
});

it('[9.6] a toast is a polite status that closes by itself after its time', () => {
  const { onDismiss } = setUp();
  expect(screen.getByRole('status')).toHaveTextContent(text);
  pass(4999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

it('[9.7] a toast keeps its remaining time while the pointer is on it', () => {
  const { card, onDismiss } = setUp();
  pass(3000);
  fireEvent.pointerEnter(card);
  pass(60_000);
  fireEvent.pointerLeave(card);
  pass(1999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

it('[9.7] a toast waits while the window has no focus, even if it appears then', () => {
  jest.mocked(document.hasFocus).mockReturnValue(false);
  const { onDismiss } = setUp();
  pass(60_000);
  fireEvent.focus(window);
  pass(2000);
  fireEvent.blur(window);
  pass(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.focus(window);
  pass(3000);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

it('[9.8] a toast closes when it is dragged by 80 percent of its width, to either side', () => {
  const { card, onDismiss } = setUp();
  point(card, 'pointerdown', 300);
  point(card, 'pointermove', 60);
  point(card, 'pointerup', 60);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

it('[9.8] a toast slides back after a shorter drag, and its timer is paused during the drag', () => {
  const { card, onDismiss } = setUp();
  point(card, 'pointerdown', 0);
  point(card, 'pointermove', 239);
  expect(card.style.transform).toBe('translateX(239px)');
  pass(60_000);
  point(card, 'pointerup', 239);
  expect(card.style.transform).toBe('');
  expect(onDismiss).not.toHaveBeenCalled();
  pass(5000);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

it('a toast closes by its button and by Escape', () => {
  const { card, onDismiss } = setUp();
  fireEvent.click(screen.getByRole('button', { name: km.toasts.close }));
  fireEvent.keyDown(card, { key: 'Escape' });
  expect(onDismiss).toHaveBeenCalledTimes(2);
});

it('[9.9] Alt+T moves the focus to the newest toast, which then waits', () => {
  function Hotkey() {
    useToastHotkey();
    return null;
  }
  renderInTheme(<Hotkey />);
  setUp(3_600_000);
  pass(10);
  const { card, onDismiss } = setUp(1000);
  fireEvent.keyDown(window, { code: 'KeyT', key: '†', altKey: true });
  expect(card).toHaveFocus();
  pass(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
});

it('[9.10] a toast has dark text on white', () => {
  const { card } = setUp();
  expect(card).toHaveStyle({
    color: 'var(--mui-palette-text-primary)',
    background: 'var(--mui-palette-background-paper)',
  });
});

it('a press on a toast takes no focus, which would keep the toast', async () => {
  jest.useRealTimers();
  document.elementsFromPoint = () => [];
  const { card } = setUp();
  await userEvent.click(screen.getByText(text));
  expect(card).not.toHaveFocus();
});
