import { purple, teal } from '@mui/material/colors';
import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import type { StepKind } from '../engine/steps';

/** What the filters call each kind. */
export const kindNames: Record<StepKind, string> = {
  round: 'Rounds',
  bet: 'Bets',
  input: 'Input',
  call: 'Calls',
  session: 'Session',
  navigation: 'Pages',
  connection: 'Connection',
  screen: 'Screen',
  countdown: 'Countdown',
  other: 'Other',
};

/** The colour of each kind, in the list, its filters and the timeline. */
export function kindColors({ palette }: Theme): Record<StepKind, string> {
  return {
    round: palette.info.main,
    bet: palette.primary.dark,
    input: purple[500],
    call: palette.text.disabled,
    session: palette.success.main,
    navigation: teal[600],
    connection: palette.warning.main,
    screen: palette.text.secondary,
    countdown: palette.divider,
    other: palette.text.primary,
  };
}

interface KindDotProps {
  kind: StepKind;
  /** A ring instead of a disc. */
  isHollow?: boolean;
}

export const KindDot = styled('span', {
  shouldForwardProp: (prop) => prop !== 'kind' && prop !== 'isHollow',
})<KindDotProps>(({ theme, kind, isHollow = false }) => ({
  flex: 'none',
  width: 10,
  height: 10,
  border: `2px solid ${kindColors(theme)[kind]}`,
  borderRadius: '50%',
  background: isHollow ? 'none' : kindColors(theme)[kind],
}));
