import Slider, { sliderClasses } from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import type { Playback } from '../engine/playback';
import { dateText, offsetText } from './timeText';
import { usePlayback } from './usePlayback';

interface TimeSliderProps {
  playback: Playback;
  /** The moment at which the visit begins, in milliseconds. */
  first: number;
}

/** The playhead over the lanes. The page's own keys move it. */
export function TimeSlider({ playback, first }: TimeSliderProps) {
  const axis = usePlayback(playback, (state) => state.axis);
  const now = usePlayback(playback, (state) => state.now);
  return (
    <Playhead
      aria-label="Time"
      max={Math.max(1, axis.length)}
      value={axis.toAxis(now)}
      onChange={(_, place) => playback.seek(Number(place))}
      getAriaValueText={() => `${offsetText(now - first)}, ${dateText(now)}`}
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
    // It moves with each frame of a replay that plays.
    transition: 'none',
    '&::before': { boxShadow: `0 0 0 2px ${theme.palette.background.paper}` },
    '&::after': { width: 24, height: '100%' },
    [`&:hover, &.${sliderClasses.active}`]: { boxShadow: 'none' },
    [`&.${sliderClasses.focusVisible}`]: {
      boxShadow: `0 0 0 4px ${theme.palette.primary.main}`,
    },
  },
}));
