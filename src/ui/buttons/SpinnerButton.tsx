import type { MouseEvent } from 'react';
import { Button } from './Button';
import type { ButtonProps } from './Button';
import { Spinner } from './Spinner';
import './buttons.css';

interface SpinnerButtonProps extends Omit<ButtonProps, 'variant'> {
  /** True while the work is under way: a spinner covers the label and presses do nothing. */
  busy: boolean;
}

/** The primary button of a form. While busy it keeps its width, its name and the focus. */
export function SpinnerButton({ busy, children, onClick, ...rest }: SpinnerButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <Button variant="contained" {...rest} aria-busy={busy} aria-disabled={busy} onClick={press}>
      {busy && <Spinner />}
      <span className={busy ? 'spinner-label-hidden' : ''}>{children}</span>
    </Button>
  );
}
