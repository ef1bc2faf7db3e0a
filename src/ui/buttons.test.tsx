/** @jest-environment-options {"hasRules": true} */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, SyntheticEvent } from 'react';
import { km } from '../i18n/km';
import { renderInTheme } from '../testing/renderInTheme';
import { SpinnerButton } from './buttons';

function makeForm() {
  const onSubmit = jest.fn((event: SyntheticEvent) => event.preventDefault());
  const form = (props: Partial<ComponentProps<typeof SpinnerButton>>) => (
    <form onSubmit={onSubmit}>
      <input aria-label={km.login.username} />
      <SpinnerButton type="submit" busy={false} {...props}>
        {km.login.submit}
      </SpinnerButton>
    </form>
  );
  return { onSubmit, form };
}

it('a busy button keeps its name and the focus, and submits nothing', async () => {
  const { onSubmit, form } = makeForm();
  const { rerender } = renderInTheme(form({}));
  const button = screen.getByRole('button', { name: km.login.submit });
  await userEvent.click(button);
  rerender(form({ busy: true }));
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(within(button).getByRole('progressbar')).toBeVisible();
  await userEvent.click(button);
  await userEvent.type(screen.getByLabelText(km.login.username), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: km.login.submit })).toBe(button);
});

it('a button that must not be pressed is disabled unless it is busy', () => {
  const button = (busy: boolean) => (
    <SpinnerButton busy={busy} disabled>
      {km.login.submit}
    </SpinnerButton>
  );
  const { rerender } = renderInTheme(button(false));
  expect(screen.getByRole('button')).toBeDisabled();
  rerender(button(true));
  expect(screen.getByRole('button')).toBeEnabled();
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
});

it('a disabled button that stays focusable keeps the focus and its form unsent, and the page sees its presses', async () => {
  const { onSubmit, form } = makeForm();
  const onPress = jest.fn();
  document.addEventListener('click', onPress, true);
  const { rerender } = renderInTheme(form({ keepsFocus: true }));
  const button = screen.getByRole('button');
  await userEvent.click(button);
  rerender(form({ disabled: true, keepsFocus: true }));
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  onPress.mockClear();
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(onPress.mock.calls.map(([{ target }]: [MouseEvent]) => target)).toEqual([button, button]);
  await userEvent.type(screen.getByLabelText(km.login.username), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  document.removeEventListener('click', onPress, true);
});
