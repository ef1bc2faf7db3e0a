import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { km } from '../../../i18n/km';
import { isOver, pauses } from './limits';
import type { KnownTime, PauseLength, Wait } from './limits';
import { limitTime } from './limitTexts';

interface PauseChoiceProps {
  chosen: PauseLength | 'none';
  /** The pause that was chosen before; null for none. */
  pause: Wait | null;
  time: KnownTime;
  onChoose(pause: string): void;
}

const lengths = ['none', ...Object.keys(pauses)] as (PauseLength | 'none')[];

/** How long no bet is sent; a running pause can only become longer. */
export function PauseChoice({ chosen, pause, time, onChoose }: PauseChoiceProps) {
  const isPaused = pause !== null && !isOver(pause, time);
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{km.limits.pause}</FormLabel>
      <RadioGroup row name="pause" value={chosen} onChange={(_, value) => onChoose(value)}>
        {lengths.map((length) => (
          <FormControlLabel
            key={length}
            value={length}
            control={<Radio />}
            label={km.limits.pauses[length]}
          />
        ))}
      </RadioGroup>
      <FormHelperText sx={{ mx: 0.5 }}>
        {isPaused ? km.limits.pausedUntil(limitTime(pause.until)) : km.limits.pauseStays}
      </FormHelperText>
    </FormControl>
  );
}
