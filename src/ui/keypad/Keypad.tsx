import { memo } from 'react';
import { km } from '../../i18n/km';
import { ClearKey, Hint, Key, Keys, SubmitKey } from './keys';

interface KeypadProps {
  onDigit: (digit: string) => void;
  onClear: () => void;
  onSubmit: () => void;
  submitDisabled: boolean;
}

/** The keypad in the order of specification section 2: 1 2 3 0, 4 5 6 clear, 7 8 9 submit. */
export const Keypad = memo(function Keypad(props: KeypadProps) {
  const { onDigit, onClear, onSubmit, submitDisabled } = props;
  return (
    <Keys role="group" aria-label={km.keypad.label}>
      <DigitKeys digits="1230456" onDigit={onDigit} />
      <ClearKey onClick={onClear}>
        {km.keypad.clear}
        <Hint aria-hidden="true">{km.keypad.clearHint}</Hint>
      </ClearKey>
      <DigitKeys digits="789" onDigit={onDigit} />
      <SubmitKey disabled={submitDisabled} onClick={onSubmit}>
        {/* Alone in its element, it changes also where a translator has wrapped it. */}
        <span>{submitDisabled ? km.keypad.close : km.keypad.enter}</span>
        <Hint aria-hidden="true">{km.keypad.enterHint}</Hint>
      </SubmitKey>
    </Keys>
  );
});

function DigitKeys({ digits, onDigit }: { digits: string; onDigit: (digit: string) => void }) {
  return Array.from(digits, (digit) => (
    <Key key={digit} onClick={() => onDigit(digit)}>
      {digit}
    </Key>
  ));
}
