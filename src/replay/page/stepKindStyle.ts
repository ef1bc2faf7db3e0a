import { purple, teal } from '@mui/material/colors';
import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import type { StepKind } from '../engine/steps';

/** The colour of each kind, in the list, its filters and the timeline. */
export function kindColors({ palette }: Theme): Record<StepKind | 'error', string> {
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
    error: palette.error.main,
  };
}

export const KindDot = styled('span', {
  shouldForwardProp: (prop) => prop !== 'kind',
})<{ kind: StepKind }>(({ theme, kind }) => ({
  flex: 'none',
  width: 10,
  height: 10,
  borderRadius: '50%',
  background: kindColors(theme)[kind],
}));
