import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import type { ComponentProps } from 'react';

/**
 * A link that looks like a button and reloads the page. The address is empty: no
 * state needs to know it. MUI takes an empty address for none and would call the link a button.
 */
export function ReloadLink({ variant = 'outlined', children }: ButtonProps) {
  return (
    <Button component="a" href="" role="link" variant={variant}>
      {children}
    </Button>
  );
}

interface SpinnerButtonProps extends ButtonProps {
  /** True while the work is under way: a spinner covers the label and presses do nothing. */
  busy: boolean;
  /** It keeps the focus when it is disabled, and the page sees its presses. */
  keepsFocus?: boolean;
}

/**
 * The primary button of a form: MUI's `loading`, with the focus kept. While busy it keeps its width,
 * its name and the focus, and MUI stops its presses.
 */
export function SpinnerButton({ busy, ...rest }: SpinnerButtonProps) {
  return (
    <Button
      variant="contained"
      {...rest}
      component={FocusableButton}
      loading={busy}
      aria-busy={busy}
    />
  );
}

/**
 * The element of the button. MUI disables a button that loads, and a disabled element loses the focus
 * to the page behind a dialog, where Escape reaches nothing. `aria-disabled` says the same and keeps it.
 */
function FocusableButton({
  disabled = false,
  tabIndex,
  keepsFocus = false,
  ...rest
}: ComponentProps<'button'> & Pick<SpinnerButtonProps, 'keepsFocus'>) {
  const isFocusable = rest['aria-busy'] === true || keepsFocus;
  return (
    <button
      {...rest}
      disabled={disabled && !isFocusable}
      aria-disabled={disabled}
      tabIndex={isFocusable ? 0 : tabIndex}
    />
  );
}
