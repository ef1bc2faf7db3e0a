import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';

/**
 * A link, in the looks of a button, that loads the page's own address anew. The address is empty: no
 * state needs to know it. MUI takes an empty address for none and would call the link a button.
 */
export function ReloadLink({ variant = 'outlined', children }: ButtonProps) {
  return (
    <Button component="a" href="" role="link" variant={variant}>
      {children}
    </Button>
  );
}
