import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { BettingState } from '../../config/bettingRules';
import { km } from '../../i18n/km';
import { fontSizes } from '../theme/fontSizes';
import { roomy } from '../theme/windows';

const Keys = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(56px, 1fr)) minmax(84px, 1.35fr)',
  gap: 10,
  [theme.breakpoints.down('sm')]: { gap: 8 },
}));

/**
 * A key of the keypad. A pressed key changes colours only: a transform or filter needs a layer of its
 * own, which delays the frame with the digit on slow machines.
 */
const Key = styled(ButtonBase)(({ theme }) => {
  const { ink, common } = theme.vars.palette;
  return {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: 2,
    minHeight: 60,
    padding: '4px 6px',
    borderRadius: 12,
    color: common.white,
    fontWeight: 600,
    fontSize: fontSizes.title,
    lineHeight: 1.7,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    background: ink[800],
    boxShadow: `inset 0 1px 0 rgb(255 255 255 / 16%), 0 2px 0 ${ink[950]}`,
    [theme.breakpoints.down('sm')]: { minHeight: 56 },
    [roomy]: { minHeight: 78 },
    '@media (hover: hover)': { '&:hover': { background: ink[600] } },
    '&:active': { background: ink[600], boxShadow: `inset 0 2px 0 ${ink[950]}` },
    '&&[aria-disabled="true"]': {
      color: ink[200],
      background: 'rgb(8 18 38 / 35%)',
      boxShadow: 'inset 0 0 0 1.5px rgb(157 177 214 / 30%)',
      cursor: 'default',
    },
  };
});

const ClearKey = styled(Key)(({ theme: { vars } }) => ({
  fontSize: fontSizes.text,
  background: 'transparent',
  boxShadow: `inset 0 0 0 1.5px ${vars.palette.ink[300]}`,
  '&:active': {
    background: 'rgb(8 18 38 / 35%)',
    boxShadow: `inset 0 0 0 1.5px ${vars.palette.common.white}`,
  },
}));

const SubmitKey = styled(Key)(({ theme: { vars } }) => {
  const { ink, gold } = vars.palette;
  return {
    fontSize: fontSizes.text,
    color: ink[950],
    background: `linear-gradient(${gold[300]}, ${gold[500]})`,
    boxShadow: `inset 0 1px 0 ${gold[200]}, 0 2px 0 ${ink[950]}`,
    '@media (hover: hover)': { '&:hover': { background: gold[300] } },
    '&:active': { background: gold[500], boxShadow: `inset 0 2px 0 ${gold[600]}` },
  };
});

interface KeypadProps {
  onDigit: (digit: string) => void;
  onClear: () => void;
  /** Also called while it is disabled; the listener decides. */
  onSubmit: () => void;
  betting: BettingState;
}

/** The keypad in the order of specification section 2: 1 2 3 0, 4 5 6 clear, 7 8 9 submit. */
export const Keypad = memo(function Keypad(props: KeypadProps) {
  const { onDigit, onClear, onSubmit, betting } = props;
  return (
    <Keys role="group" aria-label={km.keypad.label}>
      <DigitKeys digits="1230456" onDigit={onDigit} />
      <ClearKey onClick={onClear}>
        {km.keypad.clear}
        <kbd data-always aria-hidden="true">
          {km.keypad.clearHint}
        </kbd>
      </ClearKey>
      <DigitKeys digits="789" onDigit={onDigit} />
      <SubmitKey data-control="keypad" aria-disabled={betting !== 'open'} onClick={onSubmit}>
        {/* In its own element, so that it updates even inside a translator's wrapper. */}
        <span>{submitTexts[betting]}</span>
        <kbd data-always aria-hidden="true">
          {km.keypad.enterHint}
        </kbd>
      </SubmitKey>
    </Keys>
  );
});

const submitTexts: Record<BettingState, string> = {
  open: km.keypad.enter,
  closed: km.keypad.close,
  connecting: km.keypad.connecting,
};

function DigitKeys({ digits, onDigit }: { digits: string; onDigit: (digit: string) => void }) {
  return Array.from(digits, (digit) => (
    <Key key={digit} onClick={() => onDigit(digit)}>
      {digit}
    </Key>
  ));
}
