import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { dateText } from '../engine/timeText';
import { usePlayback, useReplay } from './useReplay';
import { useTexts } from './useTexts';

/** The slider over the whole recording. The page's own keys move it. */
export function Timeline() {
  const { playback, trace } = useReplay();
  const texts = useTexts();
  const now = usePlayback((state) => state.now);
  const { timestamps } = trace;
  const [first = 0, last = first] = [timestamps[0], timestamps.at(-1)];
  return (
    <Slider
      aria-label={texts.time}
      size="small"
      min={first}
      max={Math.max(first + 1, last)}
      value={now}
      onChange={(_, time) => playback.seek(time)}
      getAriaValueText={() => dateText(now)}
      slots={{ input: KeylessInput }}
      // It moves with each frame of a playing replay.
      sx={{ display: 'block', '& *': { transition: 'none' } }}
    />
  );
}

/** Takes the focus and what assistive tools set, but no keys: on this page they go from step to step. */
const KeylessInput = styled('input', {
  shouldForwardProp: (prop) => prop !== 'onKeyDown' && prop !== 'ownerState',
})({});
