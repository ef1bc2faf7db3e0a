import Button from '@mui/material/Button';
import type { Replay } from './openReplay';
import { saveText } from './saveText';

/** Saves what is open, unpacked. */
export function SaveButtons({ replay }: { replay: Replay }) {
  const name = replay.fileName.replace(/(\.trace)?(\.json)?(\.gz)?$/i, '');
  return (
    <Button variant="outlined" onClick={() => saveText(`${name}.trace.json`, replay.text)}>
      Save as .json
    </Button>
  );
}
