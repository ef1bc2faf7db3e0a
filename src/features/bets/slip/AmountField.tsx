import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useForkRef } from '@mui/material/utils';
import { useState } from 'react';
import type {
  ChangeEvent,
  ClipboardEvent,
  CompositionEvent,
  FocusEvent,
  Ref,
  SyntheticEvent,
} from 'react';
import { NumericFormat } from 'react-number-format';
import { pasteUnread } from '../../../store/appEvents';
import { useAppDispatch } from '../../../store/hooks';
import { km } from '../../../i18n/km';
import { visibleFigure } from '../../../domain/typedText';
import { FormField } from '../../../ui/fields/FormField';
import type { FormFieldProps } from '../../../ui/fields/FormField';
import { CloseIcon } from '../../../ui/icons/icons';
import { digitsOf } from '../../../domain/amountText';
import { setCaretOnce } from '../../../ui/fields/setCaretOnce';
import { useTextHistory } from '../../../ui/fields/useTextHistory';
import { useHasKeyboard } from '../../../ui/fields/useHasKeyboard';
import { fontSizes } from '../../../ui/theme/fontSizes';

interface AmountFieldProps {
  /** Digits, or a text that is no amount. */
  text: string;
  errorText: string | undefined;
  /** Below the field while there is no error. */
  hint?: string;
  inputRef?: Ref<HTMLInputElement>;
  onChange(text: string): void;
  onBlur(event: FocusEvent<HTMLInputElement>): void;
}

/**
 * The stake in riel, with commas for thousands; it can be empty. Text that is no amount stays as it
 * was entered, so that the field never shows an amount that the player did not type.
 */
export function AmountField({ text, hint = ' ', inputRef, onChange, ...props }: AmountFieldProps) {
  const dispatch = useAppDispatch();
  const isAmount = /^\d*$/.test(text);
  return (
    <NumericFormat
      {...props}
      // Without a hint the line is kept, so that nothing below moves under a finger.
      helperText={hint}
      customInput={EnteredField}
      value={isAmount ? text : ''}
      rejectedText={isAmount ? undefined : text}
      valueIsNumericString
      thousandSeparator
      // Without an event, only the given value was formatted.
      onValueChange={({ value }, { event }) => event && onChange(value)}
      onText={onChange}
      onKeyDown={useTextHistory(text, (restored, input) => enter(restored, input, 0))}
      onFocus={selectZero}
      onMouseUp={selectZero}
      onPaste={(event) => paste(event, () => dispatch(pasteUnread()))}
      inputRef={useForkRef(inputRef, prepareInput)}
    />
  );
}

type EnteredFieldProps = Omit<FormFieldProps, 'label'> & {
  rejectedText: string | undefined;
  /** The text is empty or no amount: it is not for `onChange`. */
  onText(text: string): void;
};

/**
 * The input of NumericFormat, which would drop what is no digit: only amounts reach it, with ASCII digits,
 * and text from an input method once its composition ends.
 */
function EnteredField({ rejectedText, value, onText, ...props }: EnteredFieldProps) {
  const { onChange, onKeyDown, onMouseUp, onPaste, ...field } = props;
  const [composed, setComposed] = useState<string | null>(null);
  const hasKeyboard = useHasKeyboard();
  const accept = (event: SyntheticEvent) => {
    const input = event.target as HTMLInputElement;
    const inserted = (event.nativeEvent as InputEvent).data ?? '';
    const plain = visibleFigure(input.value);
    // An amount whose first digit is being replaced keeps its zeros until then.
    const entered = inserted === '' ? plain : plain.replace(/^0+(?=\d)/, '');
    // An edit may misplace the field's own commas, but not those that the player entered.
    const isStrict = rejectedText !== undefined || inserted.includes(',');
    const text = isStrict ? (digitsOf(entered) ?? entered) : entered.replaceAll(',', '');
    if (!/^\d+$/.test(text)) {
      onText(text);
      return;
    }
    if (entered !== input.value) {
      const caret = entered.length - input.value.length + (input.selectionEnd ?? 0);
      input.value = entered;
      input.setSelectionRange(caret, caret);
    }
    onChange?.(event as ChangeEvent<HTMLInputElement>);
  };
  const input = {
    inputMode: 'numeric' as const,
    onKeyDown,
    onMouseUp,
    onPaste,
    onCompositionStart: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
      setComposed(currentTarget.value),
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      setComposed(null);
      accept(event);
    },
  };
  return (
    <FormField
      {...field}
      value={composed ?? rejectedText ?? value}
      onChange={(event) => (composed === null ? accept(event) : setComposed(event.target.value))}
      slotProps={{ input }}
      name="amount"
      label={km.betModal.amount}
      autoComplete="off"
      // They serve autofill only, and mounting them makes the browser recompute the styles of the whole page.
      disableInjectingGlobalStyles
      autoFocus={hasKeyboard}
      sx={{
        '& input': {
          textAlign: 'right',
          fontSize: fontSizes.title,
          fontWeight: 600,
          lineHeight: 1.5,
        },
        '& .MuiInputAdornment-root': { color: 'text.primary', fontSize: fontSizes.lead },
      }}
      endAdornment={
        <InputAdornment position="end">
          {km.common.rielSign}
          <IconButton
            size="small"
            edge="end"
            aria-label={km.betModal.clearAmount}
            // The field keeps the focus, so that Enter still submits the bet.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onText('')}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </InputAdornment>
      }
    />
  );
}

/**
 * Typing replaces the amount that a field is opened with. Not in `onFocus`, which react-number-format calls in a timer:
 * it would select a digit that was typed before. A later focus leaves the caret where the player had it.
 */
function prepareInput(input: HTMLInputElement | null): void {
  setCaretOnce(input);
  if (input !== null && input === document.activeElement) input.select();
}

/** A lone 0 means no amount yet, so typing replaces it. */
function selectZero({ target: input }: SyntheticEvent<HTMLInputElement>): void {
  if (input instanceof HTMLInputElement && input.value === '0') input.select();
}

/** Pasted text is one amount, or the field stays as it was. */
function paste(event: ClipboardEvent<HTMLElement>, onUnread: () => void): void {
  const { target: input, clipboardData } = event;
  const digits = digitsOf(clipboardData.getData('text')) ?? '';
  event.preventDefault();
  if (!(input instanceof HTMLInputElement) || digits === '') onUnread();
  else enter(digits, input, input.selectionStart ?? 0, input.selectionEnd ?? 0);
}

/** Puts a text into the input as keys do, with the caret behind it. */
function enter(data: string, input: HTMLInputElement, start: number, end = input.value.length) {
  input.setRangeText(data, start, end, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true, data }));
}
