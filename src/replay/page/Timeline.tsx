import Slider, { sliderClasses } from '@mui/material/Slider';
import { alpha, styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { dateText } from '../engine/timeText';
import { networkStretches } from '../engine/stretches';
import type { Stretch } from '../engine/stretches';
import { firstUnprovenStep } from '../engine/verification';
import type { Verification } from '../engine/verification';
import { usePlayback, useReplay } from './useReplay';
import { useTexts } from './useTexts';

/** The slider over the whole recording, with what was wrong with the network. */
export function Timeline({ verification }: { verification: Verification }) {
  const replay = useReplay();
  const texts = useTexts();
  const axis = usePlayback((state) => state.axis);
  const unproven = replay.steps[firstUnprovenStep(verification) ?? Infinity];
  const network = useMemo(() => networkStretches(replay, axis), [replay, axis]);
  const share = (position: number) => `${(100 * position) / (axis.length || 1)}%`;
  const stretches: Stretch[] = [
    ...axis.shortened.map((range) => ({ kind: 'shortened' as const, ...range })),
    ...(unproven
      ? [{ kind: 'unproven' as const, from: axis.toPosition(unproven.at), to: axis.length }]
      : []),
    ...network,
  ];
  return (
    <Lane title={texts.timeline}>
      {stretches.map(({ kind, from, to }, index) => (
        <Bar key={index} data-kind={kind} style={{ left: share(from), width: share(to - from) }} />
      ))}
      <TimeSlider />
    </Lane>
  );
}

/** The playhead over the lane. The page's own keys move it. */
function TimeSlider() {
  const { playback } = useReplay();
  const texts = useTexts();
  const axis = usePlayback((state) => state.axis);
  const now = usePlayback((state) => state.now);
  return (
    <Playhead
      aria-label={texts.time}
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

const Lane = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 28,
  marginTop: 4,
  borderRadius: 4,
  background: theme.palette.action.hover,
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
  '&[data-kind="lost"]': { top: 8, bottom: 8, background: palette.warning.main },
  // Thinner, so that it needs no colour.
  '&[data-kind="slow"]': { top: 11, bottom: 11, background: palette.info.main },
}));
