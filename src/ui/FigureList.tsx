import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { fontSizes } from './theme/fontSizes';

/** One row of figures, each below its name; a narrow page has two of them. `--muted` may colour the names. */
export const FigureList = styled('dl')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 14px',
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: `var(--muted, ${vars.palette.text.secondary})`, fontSize: fontSizes.small },
  '& dd': { fontWeight: 600 },
  '& dd > *': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& dd[data-warning="short"]': { color: vars.palette.error.main },
  '& dd[data-warning="late"]': { color: vars.palette.warning.main },
}));

interface FigureProps {
  name: string;
  /** `short`: the balance does not cover it; `late`: the time left is not enough. */
  warning?: 'short' | 'late' | undefined;
  children: ReactNode;
}

export function Figure({ name, warning, children }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-warning={warning}>{children}</dd>
    </div>
  );
}
