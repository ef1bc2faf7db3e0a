import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import type { ClipboardEvent, FocusEvent, KeyboardEvent, Ref, SyntheticEvent } from 'react';
import { useRef } from 'react';
import { NumberFormatBase } from 'react-number-format';
import { km } from '../../../i18n/km';
import { withAsciiDigits } from '../../../domain/khmerDigits';
import { CloseIcon } from '../../../ui/icons/icons';
import { useTextHistory } from './useTextHistory';
import { ComposedTextField } from './ComposedTextField';
import { amountTextAfterEdit, isAmountText, plainAmountText, shownAmountText } from './amountText';
import { setCaretOnce } from './setCaretOnce';

const LargeField = styled(ComposedTextField)({
  '& input': {
    fontWeight: 600,
    fontSize: '1.6rem',
    lineHeight: 1.5,
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
  },
});

interface AmountFieldProps {
  /** Digits, or a text that is no amount. */
  text: string;
  errorText: string | undefined;
  inputRef: Ref<HTMLInputElement>;
  onChange(text: string): void;
  onBlur(event: FocusEvent<HTMLInputElement>): void;
}

/**
 * The stake in riel, with commas for thousands; it can be empty. Text that is no amount stays as it
 * was entered, so that the field never shows an amount that the player did not type.
 */
export function AmountField({ text, errorText, inputRef, onChange, onBlur }: AmountFieldProps) {
  const undoByKeys = useTextHistory(text, onChange);
  const isRestored = useRef(false);
  const ref = useForkRef(inputRef, setCaretOnce);
  const clear = (
    <InputAdornment position="end">
      {km.common.rielSign}
      <IconButton
        size="small"
        edge="end"
        aria-label={km.betModal.clearAmount}
        // The field keeps the focus, so that Enter still submits the bet.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onChange('')}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </InputAdornment>
  );
  return (
    <NumberFormatBase
      customInput={LargeField}
      value={text}
      valueIsNumericString
      format={shownAmountText}
      removeFormatting={(edited, change) =>
        change ? amountTextAfterEdit(text, edited) : plainAmountText(edited)
      }
      isValidInputCharacter={(character) => character !== ','}
      isCharacterSame={isSameDigit}
      // At the end of a restored text, otherwise anywhere.
      getCaretBoundary={(shown) =>
        Array.from(`${shown}.`, (_, index) => !isRestored.current || index === shown.length)
      }
      // Without an event, only the given value was formatted.
      onValueChange={({ value }, { event }) => {
        if (event) onChange(value);
      }}
      onKeyDownCapture={(event: KeyboardEvent) => {
        isRestored.current = undoByKeys(event);
      }}
      onMouseDown={() => {
        isRestored.current = false;
      }}
      onKeyDown={stepOverComma}
      onFocus={selectZero}
      onMouseUp={selectZero}
      onPaste={(event: ClipboardEvent<HTMLInputElement>) => pasteInto(event, onChange)}
      onBlur={onBlur}
      inputRef={ref}
      name="amount"
      label={km.betModal.amount}
      errorText={errorText}
      // Reserves the line, so that nothing below moves under a finger.
      helperText=" "
      autoComplete="off"
      // They serve autofill only, and mounting them makes the browser recompute the styles of the whole page.
      disableInjectingGlobalStyles
      autoFocus
      inputMode="numeric"
      endAdornment={clear}
    />
  );
}

/** For the caret: a Khmer digit is shown as an ASCII digit. */
function isSameDigit(change: {
  currentValue: string;
  currentValueIndex: number;
  formattedValue: string;
  formattedValueIndex: number;
}): boolean {
  const entered = change.currentValue.charAt(change.currentValueIndex);
  return withAsciiDigits(entered) === change.formattedValue[change.formattedValueIndex];
}

/** A lone 0 means no amount yet, so typing replaces it. */
function selectZero({ target: input }: SyntheticEvent<HTMLInputElement>): void {
  if (input instanceof HTMLInputElement && input.value === '0') input.select();
}

/** Backspace and Delete beside a comma remove the digit behind it. */
function stepOverComma({ key, currentTarget: input }: KeyboardEvent<HTMLInputElement>): void {
  const { selectionStart: caret, selectionEnd, value } = input;
  if (caret === null || caret !== selectionEnd || !isAmountText(value)) return;
  if (key === 'Backspace' && value[caret - 1] === ',')
    input.setSelectionRange(caret - 1, caret - 1);
  if (key === 'Delete' && value[caret] === ',') input.setSelectionRange(caret + 1, caret + 1);
}

/** Pasted text that is no amount leaves no amount in the field. */
function pasteInto(
  event: ClipboardEvent<HTMLInputElement>,
  onChange: (text: string) => void,
): void {
  const input = event.currentTarget;
  const pasted = event.clipboardData.getData('text').trim();
  const start = input.selectionStart ?? input.value.length;
  const end = input.selectionEnd ?? start;
  event.preventDefault();
  if (isAmountText(pasted)) {
    input.setRangeText(plainAmountText(pasted), start, end, 'end');
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  } else {
    const text = input.value.slice(0, start) + pasted + input.value.slice(end);
    onChange(plainAmountText(text.replace(/\s+/g, ' ')));
  }
}
