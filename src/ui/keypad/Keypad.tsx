import { memo, type ReactNode } from 'react';
import { km } from '../../i18n/km';
import './keypad.css';

interface KeypadProps {
  onDigit: (digit: string) => void;
  onClear: () => void;
  onSubmit: () => void;
  submitDisabled: boolean;
  /** The word on the submit key; by default 'enter', or 'close' while it is disabled. */
  submitLabel?: string;
}

function WordKey(props: {
  kind: 'clear' | 'submit';
  hint: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={`key key-word key-${props.kind}`}
      disabled={props.disabled ?? false}
      onClick={props.onClick}
    >
      {props.children}
      <kbd className="key-hint" aria-hidden="true">
        {props.hint}
      </kbd>
    </button>
  );
}

/** The keypad in the order of specification section 2: 1 2 3 0, 4 5 6 clear, 7 8 9 submit. */
export const Keypad = memo(function Keypad({
  onDigit,
  onClear,
  onSubmit,
  submitDisabled,
  submitLabel = submitDisabled ? km.keypad.close : km.keypad.enter,
}: KeypadProps) {
  const digitKeys = (digits: string) =>
    Array.from(digits, (digit) => (
      <button key={digit} type="button" className="key" onClick={() => onDigit(digit)}>
        {digit}
      </button>
    ));
  return (
    <div className="keypad" role="group" aria-label={km.keypad.label}>
      {digitKeys('1230456')}
      <WordKey kind="clear" hint={km.keypad.clearHint} onClick={onClear}>
        {km.keypad.clear}
      </WordKey>
      {digitKeys('789')}
      <WordKey
        kind="submit"
        hint={km.keypad.enterHint}
        disabled={submitDisabled}
        onClick={onSubmit}
      >
        {submitLabel}
      </WordKey>
    </div>
  );
});
