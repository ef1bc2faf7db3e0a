import Slider, { sliderClasses } from '@mui/material/Slider';
import { alpha, styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { firstUnprovenStep } from '../engine/verification';
import type { Verification } from '../engine/verification';
import { dateText, offsetText } from './timeText';
import { usePlayback, useReplay } from './useReplay';
import { kindColors } from './stepKindStyle';
import { laneNames, marksOf, outagesOf } from './timelineMarks';

/** Pixels from one lane to the next. */
const laneHeight = 13;

/** The whole recording at a glance, and the time slider over it. */
export function Timeline({ verification }: { verification: Verification }) {
  const { steps } = useReplay();
  const axis = usePlayback((state) => state.axis);
  const outages = useMemo(() => outagesOf(steps, axis), [steps, axis]);
  const lanes = useMemo(
    () => laneNames.map((name) => ({ name, marks: marksOf(name, steps, axis) })),
    [steps, axis],
  );
  const unproven = steps[firstUnprovenStep(verification) ?? steps.length];
  const share = (position: number) => `${(100 * position) / (axis.length || 1)}%`;
  return (
    <Lanes>
      <Names aria-hidden="true">
        {laneNames.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </Names>
      <Field>
        {axis.shortened.map(({ from, to }) => (
          <Band
            key={from}
            data-band="shortened"
            style={{ left: share(from), width: share(to - from) }}
          />
        ))}
        {outages.map(({ from, to }) => (
          <Band
            key={from}
            data-band="outage"
            style={{ left: share(from), width: share(Math.max(to - from, axis.length / 400)) }}
          />
        ))}
        {unproven && (
          <Band
            data-band="unproven"
            style={{ left: share(axis.toPosition(unproven.at)), right: 0 }}
          />
        )}
        {lanes.map(({ name, marks }) => (
          <Marks key={name} data-lane={name} viewBox="0 0 1000 1" preserveAspectRatio="none">
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
  '&[data-band="shortened"]': {
    background: `repeating-linear-gradient(-45deg, ${alpha(palette.text.primary, 0.16)} 0 3px, transparent 3px 7px)`,
  },
  '&[data-band="outage"]': { background: alpha(palette.warning.main, 0.25) },
  '&[data-band="unproven"]': {
    background: alpha(palette.error.main, 0.12),
    boxShadow: `inset 2px 0 ${palette.error.main}`,
  },
}));

const Marks = styled('svg')(({ theme }) => {
  const colors = kindColors(theme);
  return {
    position: 'relative',
    display: 'block',
    width: '100%',
    height: laneHeight,
    borderBottom: `1px solid ${theme.palette.divider}`,
    overflow: 'visible',
    '& path': { strokeWidth: 3, vectorEffect: 'non-scaling-stroke' },
    '&[data-lane="Rounds"]': { stroke: colors.round },
    '&[data-lane="Bets"]': { stroke: colors.bet },
    '&[data-lane="Pages"]': { stroke: colors.navigation },
    '&[data-lane="Calls"]': { stroke: colors.call },
    '&[data-lane="Errors"]': { stroke: theme.palette.error.main },
  };
});

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
