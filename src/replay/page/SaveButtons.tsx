import Button from '@mui/material/Button';
import { offerDownload } from '../../app/trace/offerDownload';
import { fileForDevTools } from '../engine/fileForDevTools';
import type { Replay } from './openReplay';

interface SaveButtonsProps {
  replay: Replay;
  /** Takes what the agent should know of what was saved. */
  onTold(words: string): void;
}

/** Saves what is open: unpacked as it is, or as much of it as the stock panel can show. */
export function SaveButtons({ replay, onTold }: SaveButtonsProps) {
  const { fileName, text, trace, timeline } = replay;
  const name = fileName.replace(/(\.trace|\.devtools)?(\.json)?(\.gz)?$/i, '');

  function saveForDevTools() {
    const file = fileForDevTools(trace, timeline);
    offerDownload(`${name}.devtools.json`, [file.text]);
    if (file.firstStep > 0) {
      onTold(`Saved from step ${file.firstStep} on: the panel cannot show more`);
    }
  }

  return (
    <>
      <Button variant="outlined" onClick={() => offerDownload(`${name}.trace.json`, [text])}>
        Save as .json
      </Button>
      <Button variant="outlined" onClick={saveForDevTools}>
        Save for Redux DevTools
      </Button>
    </>
  );
}
