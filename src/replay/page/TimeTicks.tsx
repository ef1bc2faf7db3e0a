import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import type { TimeAxis } from '../engine/timeAxis';
import { ticksOf } from '../engine/timeTicks';
import { usePlayback } from './useReplay';
import { useTimeText } from './useTimeText';

/** The clock under the lanes of the timeline. */
export function TimeTicks() {
  const axis = usePlayback((state) => state.axis);
  return <AxisTicks axis={axis} textOf={useTimeText().clock} />;
}

interface AxisTicksProps {
  axis: TimeAxis;
  /** How a timestamp in milliseconds since the epoch is written. */
  textOf(at: number): string;
}

/** Round times along an axis, in the second column of a grid. */
export function AxisTicks({ axis, textOf }: AxisTicksProps) {
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'));
  const ticks = useMemo(() => ticksOf(axis, isWide ? 12 : 4), [axis, isWide]);
  return (
    <Ticks aria-hidden="true">
      {ticks.map(({ at, position }) => (
        <span key={at} style={{ left: `${(100 * position) / (axis.length || 1)}%` }}>
          {textOf(at)}
        </span>
      ))}
    </Ticks>
  );
}

const Ticks = styled('div')(({ theme }) => ({
  position: 'relative',
  gridColumn: 2,
  height: 14,
  color: theme.palette.text.secondary,
  fontSize: '0.7rem',
  lineHeight: '14px',
  '& span': {
    position: 'absolute',
    paddingLeft: 3,
    borderLeft: `1px solid ${theme.palette.text.secondary}`,
  },
}));
