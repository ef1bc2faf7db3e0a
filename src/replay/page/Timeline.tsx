import Slider, { sliderClasses } from '@mui/material/Slider';
import { alpha, styled, useTheme } from '@mui/material/styles';
import { useMemo } from 'react';
import { clockText, dateText } from '../engine/timeText';
import { lanesOf, networkLane, stretchesOf } from '../engine/timelineLanes';
import type { Stretch } from '../engine/timelineLanes';
import { firstUnprovenStep } from '../engine/verification';
import type { Verification } from '../engine/verification';
import { usePlayback, useReplay } from './useReplay';

/** Pixels from one lane to the next. */
const laneHeight = 13;
/** Where the clock below the lanes is written, as shares of them. */
const ticks = [0, 0.2, 0.4, 0.6, 0.8];

/** The whole recording at a glance, the slider over it and the clock below it. */
export function Timeline({ verification }: { verification: Verification }) {
  const replay = useReplay();
  const { steps } = replay;
  const axis = usePlayback((state) => state.axis);
  const firstUnproven = firstUnprovenStep(verification);
  const { palette } = useTheme();
  const lanes = useMemo(() => lanesOf(steps, axis), [steps, axis]);
  const network = useMemo(() => networkLane(replay, axis), [replay, axis]);
  const stretches = useMemo(
    () => stretchesOf(steps, axis, firstUnproven),
    [steps, axis, firstUnproven],
  );
  const share = (position: number) => `${(100 * position) / (axis.length || 1)}%`;
  const bars = (list: readonly Stretch[]) =>
    list.map(({ kind, from, to }) => (
      <Bar
        key={`${kind} ${from}`}
        data-kind={kind}
        style={{ left: share(from), width: share(to - from) }}
      />
    ));
  return (
    <Grid>
      <Names aria-hidden="true">
        {[...lanes.map(({ name }) => name), 'Network'].map((name) => (
          <span key={name}>{name}</span>
        ))}
      </Names>
      <Field>
        {bars(stretches)}
        {lanes.map(({ name, marks }) => (
          <Lane key={name}>
            <svg
              viewBox="0 0 1000 1"
              preserveAspectRatio="none"
              stroke={name === 'Errors' ? palette.error.main : palette.info.main}
            >
              <path d={marks.map((position) => `M${position} .15V.8`).join('')} />
            </svg>
          </Lane>
        ))}
        <Lane title="Orange: the connection was lost or silent. Blue: a call took over 3 s.">
          {bars(network)}
        </Lane>
        <TimeSlider />
      </Field>
      <Ticks aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} style={{ left: `${100 * tick}%` }}>
            {clockText(axis.toTimestamp(tick * axis.length))}
          </span>
        ))}
      </Ticks>
    </Grid>
  );
}

/** The playhead over the lanes. The page's own keys move it. */
function TimeSlider() {
  const { playback } = useReplay();
  const axis = usePlayback((state) => state.axis);
  const now = usePlayback((state) => state.now);
  return (
    <Playhead
      aria-label="Time"
      max={Math.max(1, axis.length)}
      value={axis.toPosition(now)}
      onChange={(_, position) => playback.seek(Number(position))}
      getAriaValueText={() => dateText(now)}
      track={false}
      slots={{ input: KeylessInput }}
    />
  );
}

/** Takes the focus and what assistive tools set, but no keys: on this page they go from step to step. */
const KeylessInput = styled('input', {
  shouldForwardProp: (prop) => prop !== 'onKeyDown' && prop !== 'ownerState',
})({});

const Playhead = styled(Slider)(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  height: '100%',
  padding: '0 !important',
  color: theme.palette.text.primary,
  [`& .${sliderClasses.rail}`]: { display: 'none' },
  [`& .${sliderClasses.thumb}`]: {
    width: 3,
    height: 'calc(100% + 6px)',
    borderRadius: 2,
    // It moves with each frame of a playing replay.
    transition: 'none',
    '&::before': { boxShadow: `0 0 0 2px ${theme.palette.background.paper}` },
    '&::after': { width: 24, height: '100%' },
    [`&:hover, &.${sliderClasses.active}`]: { boxShadow: 'none' },
    [`&.${sliderClasses.focusVisible}`]: {
      boxShadow: `0 0 0 4px ${theme.palette.primary.main}`,
    },
  },
}));

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 10,
  padding: '4px 4px 0 0',
});

const Names = styled('div')(({ theme }) => ({
  display: 'grid',
  color: theme.palette.text.secondary,
  fontSize: '0.7rem',
  lineHeight: `${laneHeight}px`,
  textAlign: 'right',
}));

const Field = styled('div')(({ theme }) => ({
  position: 'relative',
  borderRadius: 4,
  background: theme.palette.action.hover,
}));

const Lane = styled('div')(({ theme }) => ({
  position: 'relative',
  height: laneHeight,
  borderBottom: `1px solid ${theme.palette.divider}`,
  '& > svg': { display: 'block', width: '100%', height: '100%', overflow: 'visible' },
  '& path': { strokeWidth: 3, vectorEffect: 'non-scaling-stroke' },
}));

const Bar = styled('i')(({ theme: { palette } }) => ({
  position: 'absolute',
  top: 0,
  bottom: 0,
  '&[data-kind="shortened"]': {
    background: `repeating-linear-gradient(-45deg, ${alpha(palette.text.primary, 0.16)} 0 3px, transparent 3px 7px)`,
  },
  '&[data-kind="unproven"]': {
    background: alpha(palette.error.main, 0.12),
    boxShadow: `inset 2px 0 ${palette.error.main}`,
  },
  '&[data-kind="lost"]': { background: palette.warning.main },
  // Thinner, so that it needs no colour.
  '&[data-kind="slow"]': { top: 4, bottom: 4, background: palette.info.main },
}));

const Ticks = styled('div')(({ theme }) => ({
  position: 'relative',
  gridColumn: 2,
  height: 16,
  color: theme.palette.text.secondary,
  fontSize: '0.7rem',
  lineHeight: '16px',
  '& span': {
    position: 'absolute',
    paddingLeft: 3,
    borderLeft: `1px solid ${theme.palette.text.secondary}`,
  },
}));
