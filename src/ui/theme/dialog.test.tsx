import Dialog from '@mui/material/Dialog';
import { act, screen } from '@testing-library/react';
import { renderInTheme } from '../../testing/renderInTheme';

beforeEach(() => jest.useFakeTimers());

/** Longer than a dialog takes to appear or to go. */
const fade = () => act(() => jest.advanceTimersByTime(1000));

const dialog = (isOpen: boolean) => (
  <>
    <button>Beside it</button>
    <Dialog open={isOpen} aria-labelledby="title">
      <h1 id="title">The dialog</h1>
    </Dialog>
  </>
);

it('a dialog that opens again as its fading ends leaves the page in reach once it is closed', () => {
  const { rerender } = renderInTheme(dialog(true));
  fade();
  rerender(dialog(false));
  // The last timer of the fading and the press that opens the dialog fall into one rendering.
  act(() => {
    jest.advanceTimersByTime(1000);
    rerender(dialog(true));
  });
  fade();
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  rerender(dialog(false));
  fade();
  expect(screen.getByRole('button', { name: 'Beside it' })).toBeVisible();
  expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
});
