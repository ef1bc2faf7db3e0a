import { createEvent, fireEvent, screen } from '@testing-library/react';
import { renderInTheme } from '../../../testing/renderInTheme';
import { useGuardedEnter } from './useSlipKeys';

function Form() {
  return <input aria-label="amount" onKeyDown={useGuardedEnter()} />;
}

/** Presses a key some milliseconds after the form has opened; returns whether it does anything. */
function renderForm() {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
  renderInTheme(<Form />);
  now.mockRestore();
  return (key: string, afterMs: number, repeat = false) => {
    const event = createEvent.keyDown(screen.getByLabelText('amount'), { key, repeat });
    Object.defineProperty(event, 'timeStamp', { value: 1000 + afterMs });
    return fireEvent(screen.getByLabelText('amount'), event);
  };
}

describe('useGuardedEnter', () => {
  it('lets Enter through 300 ms after the form has opened, and not before', () => {
    const press = renderForm();
    expect(press('Enter', 100)).toBe(false);
    expect(press('Enter', 299)).toBe(false);
    expect(press('Enter', 300)).toBe(true);
  });

  it('lets Enter through after another key, which shows that the player sees the form', () => {
    const press = renderForm();
    expect(press('1', 50)).toBe(true);
    expect(press('Enter', 100)).toBe(true);
  });

  it('never lets the repetitions of a held Enter through', () => {
    const press = renderForm();
    expect(press('Enter', 5000, true)).toBe(false);
    expect(press('Enter', 5000)).toBe(true);
  });

  it('drops a second R and a held one, which would be typed into the amount of a repeated bet', () => {
    const press = renderForm();
    expect(press('r', 100)).toBe(false);
    expect(press('r', 5000, true)).toBe(false);
    expect(press('Enter', 200)).toBe(false);
    expect(press('1', 200)).toBe(true);
    expect(press('Enter', 200)).toBe(true);
  });
});
