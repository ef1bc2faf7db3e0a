import Slider, { sliderClasses } from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { usePlayback, useReplay } from './useReplay';
import { useTimeText } from './useTimeText';

/** The playhead over the lanes. The page's own keys move it. */
export function TimeSlider() {
  const { playback } = useReplay();
  const time = useTimeText();
  const axis = usePlayback((state) => state.axis);
  const now = usePlayback((state) => state.now);
  return (
    <Playhead
      aria-label="Time"
      max={Math.max(1, axis.length)}
      value={axis.toPosition(now)}
      onChange={(_, position) => playback.seek(Number(position))}
      getAriaValueText={() => `${time.offset(now)}, ${time.date(now)}`}
      track={false}
      slots={{ input: KeylessInput }}
    />
  );
}

/** Takes the focus and what assistive tools set, but no keys: on this page they go from step to step. */
export const KeylessInput = styled('input', {
  shouldForwardProp: (prop) => prop !== 'onKeyDown' && prop !== 'ownerState',
})({});

export const Playhead = styled(Slider)(({ theme }) => ({
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
