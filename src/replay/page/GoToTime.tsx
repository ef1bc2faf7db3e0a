import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { parseTime, stepWithin } from '../engine/timeSearch';
import { leaveField } from './keyboard';
import { keyFields } from './useFieldKeys';
import { useReplay } from './useReplay';
import { useTimeText } from './useTimeText';

interface GoToTimeProps {
  /** Takes why a time leads nowhere. */
  onNotice(text: string): void;
}

/** A field for a clock time; Enter goes to its first step. */
export function GoToTime({ onNotice }: GoToTimeProps) {
  const { playback, trace } = useReplay();
  const time = useTimeText();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { timestamps } = trace;
  const [first = 0, last = first] = [timestamps[0], timestamps.at(-1)];

  function go() {
    const span = parseTime(text, first, last);
    const isWithin = span !== null && span.to > first && span.from <= last;
    setWrong(!isWithin);
    if (isWithin) playback.goToStep(stepWithin(timestamps, span));
    else onNotice(`Type a time from ${time.date(first)} to ${time.date(last)}`);
    return isWithin;
  }

  return (
    <OutlinedInput
      id={keyFields.time}
      size="small"
      placeholder="Go to 10:54:09"
      error={isWrong}
      slotProps={{ input: { 'aria-label': 'Go to time', autoComplete: 'off' } }}
      sx={{ width: 124, height: 32, fontSize: '0.82rem', '& input': { paddingInline: '10px' } }}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        setWrong(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || go()) leaveField(event);
      }}
    />
  );
}
