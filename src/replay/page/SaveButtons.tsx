import { offerDownload } from '../../lib/offerDownload';
import { fileForDevTools } from '../engine/fileForDevTools';
import { DenseButton } from './dense';
import type { Replay } from './openReplay';

interface SaveButtonsProps {
  replay: Replay;
  /** Takes what the agent should know of what was saved. */
  onNotice(text: string): void;
}

/** Saves what is open: unpacked as it is, or as much of it as the stock panel can show. */
export function SaveButtons({ replay, onNotice }: SaveButtonsProps) {
  const { fileName, text, trace, timeline } = replay;
  const name = fileName.replace(/(\.trace|\.devtools)?(\.json)?(\.gz)?$/i, '');

  function saveForDevTools() {
    const file = fileForDevTools(trace, timeline);
    offerDownload(`${name}.devtools.json`, [file.text]);
    if (file.firstStep > 0) {
      onNotice(`Saved from step ${file.firstStep} on: the panel cannot show more`);
    }
  }

  return (
    <>
      <DenseButton variant="outlined" onClick={() => offerDownload(`${name}.trace.json`, [text])}>
        Save as .json
      </DenseButton>
      <DenseButton variant="outlined" onClick={saveForDevTools}>
        Save for Redux DevTools
      </DenseButton>
    </>
  );
}
