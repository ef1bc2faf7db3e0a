import Slider, { sliderClasses } from '@mui/material/Slider';
import { alpha, styled, useTheme } from '@mui/material/styles';
import { use, useMemo } from 'react';
import { bandsOf, lanesOf } from '../engine/lanes';
import { firstUnprovenStep } from '../engine/verification';
import { kindColors } from './stepKindStyle';
import { dateText, offsetText } from './timeText';
import { VerificationContext, usePlayback, useReplay } from './useReplay';

/** Pixels from one lane to the next. */
const laneHeight = 13;

/** The whole recording at a glance, and the time slider over it. */
export function Timeline() {
  const { steps } = useReplay();
  const axis = usePlayback((state) => state.axis);
  const firstUnproven = firstUnprovenStep(use(VerificationContext));
  const colors = kindColors(useTheme());
  const lanes = useMemo(() => lanesOf(steps, axis), [steps, axis]);
  const bands = useMemo(() => bandsOf(steps, axis, firstUnproven), [steps, axis, firstUnproven]);
  const share = (position: number) => `${(100 * position) / (axis.length || 1)}%`;
  return (
    <Lanes>
      <Names aria-hidden="true">
        {lanes.map(({ name }) => (
          <span key={name}>{name}</span>
        ))}
      </Names>
      <Field>
        {bands.map(({ kind, from, to }) => (
          <Band
            key={`${kind} ${from}`}
            data-kind={kind}
            style={{ left: share(from), width: share(to - from) }}
          />
        ))}
        {lanes.map(({ name, color, marks }) => (
          <Marks key={name} viewBox="0 0 1000 1" preserveAspectRatio="none" stroke={colors[color]}>
            <path d={marks.map((position) => `M${position} .15V.8`).join('')} />
          </Marks>
        ))}
        <TimeSlider />
      </Field>
    </Lanes>
  );
}

/** The playhead over the lanes. The page's own keys move it. */
function TimeSlider() {
  const { playback, steps } = useReplay();
  const axis = usePlayback((state) => state.axis);
  const now = usePlayback((state) => state.now);
  return (
    <Playhead
      aria-label="Time"
      max={Math.max(1, axis.length)}
      value={axis.toPosition(now)}
      onChange={(_, position) => playback.seek(Number(position))}
      getAriaValueText={() => `${offsetText(now - (steps[0]?.at ?? 0))}, ${dateText(now)}`}
      track={false}
      slots={{ input: KeylessInput }}
    />
  );
}

/** Takes the focus and what assistive tools set, but no keys: on this page they go from step to step. */
const KeylessInput = styled('input', {
  shouldForwardProp: (prop) => prop !== 'onKeyDown' && prop !== 'ownerState',
})({});

const Lanes = styled('div')({ display: 'flex', gap: 10, marginTop: 4 });

const Names = styled('div')(({ theme }) => ({
  display: 'grid',
  color: theme.palette.text.secondary,
  fontSize: '0.7rem',
  lineHeight: `${laneHeight}px`,
  textAlign: 'right',
}));

const Field = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  marginRight: 4,
  borderRadius: 4,
  background: theme.palette.action.hover,
}));

const Band = styled('i')(({ theme: { palette } }) => ({
  position: 'absolute',
  top: 0,
  bottom: 0,
  '&[data-kind="shortened"]': {
    background: `repeating-linear-gradient(-45deg, ${alpha(palette.text.primary, 0.16)} 0 3px, transparent 3px 7px)`,
  },
  '&[data-kind="outage"]': { background: alpha(palette.warning.main, 0.25) },
  '&[data-kind="unproven"]': {
    background: alpha(palette.error.main, 0.12),
    boxShadow: `inset 2px 0 ${palette.error.main}`,
  },
}));

const Marks = styled('svg')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  width: '100%',
  height: laneHeight,
  borderBottom: `1px solid ${theme.palette.divider}`,
  overflow: 'visible',
  '& path': { strokeWidth: 3, vectorEffect: 'non-scaling-stroke' },
}));

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
