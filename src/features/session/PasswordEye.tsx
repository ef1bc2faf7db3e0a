import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { km } from '../../i18n/km';
import { EyeIcon, EyeOffIcon } from '../../ui/icons/icons';

interface PasswordEyeProps {
  input: RefObject<HTMLInputElement | null>;
  isShown: boolean;
  onChange: (isShown: boolean) => void;
}

/** Shows or hides the password; the field keeps the focus and the caret. */
export default function PasswordEye({ input, isShown, onChange }: PasswordEyeProps) {
  function toggle() {
    const { selectionStart = null, selectionEnd = null } = input.current ?? {};
    flushSync(() => onChange(!isShown));
    // A browser moves the caret when the type changes. Without the focus there is none to keep.
    if (document.activeElement === input.current) {
      input.current?.setSelectionRange(selectionStart, selectionEnd);
    }
  }
  return (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={isShown ? km.login.hidePassword : km.login.showPassword}
        // A pointer leaves the focus where it is.
        onMouseDown={(event) => event.preventDefault()}
        onClick={toggle}
      >
        {isShown ? <EyeOffIcon /> : <EyeIcon />}
      </IconButton>
    </InputAdornment>
  );
}
