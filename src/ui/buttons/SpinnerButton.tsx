import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';

const Spinner = styled(CircularProgress)({ position: 'absolute' });
const Label = styled('span')({ '[aria-busy="true"] > &': { opacity: 0 } });

interface SpinnerButtonProps extends ButtonProps {
  /** True while the work is under way: a spinner covers the label and presses do nothing. */
  busy: boolean;
}

/**
 * The primary button of a form. While busy it keeps its width, its name and the focus; MUI's own
 * `loading` would disable it, and a disabled button loses the focus to the page behind a dialog.
 */
export function SpinnerButton({ busy, children, onClick, ...rest }: SpinnerButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <Button variant="contained" {...rest} aria-busy={busy} aria-disabled={busy} onClick={press}>
      {busy && <Spinner size={22} color="inherit" aria-hidden="true" />}
      <Label>{children}</Label>
    </Button>
  );
}
