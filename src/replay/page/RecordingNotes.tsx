import Alert from '@mui/material/Alert';
import type { AlertColor } from '@mui/material/Alert';
import { useReplay } from './useReplay';

const timestampNotes = {
  recorded: '',
  derived: 'It has no timestamps; the times shown are taken from inside the actions.',
  invented: 'It has no times: one second was put between the actions.',
};

const noEnd =
  'The end may be missing: the recording has no closing mark, as after a crash or from an older build.';

const noChain = 'No hash covers its times: it has no chain over its steps, as from an older build.';

/** The player's message, the error that ended the recording, and what is odd about the file. */
export function RecordingNotes() {
  const { details, notes, timestampSource } = useReplay().trace;
  const endNote = details === null || details.isClosed ? '' : noEnd;
  const chainNote = details === null || details.chain ? '' : noChain;
  const about = [...notes, endNote, chainNote, timestampNotes[timestampSource]];
  const shown: [AlertColor, title: string, text: string][] = [
    ['info', 'The player wrote', details?.words ?? ''],
    ['error', 'It ended with the error', details?.problem ?? ''],
    ['warning', 'About this file', about.filter(Boolean).join(' ')],
  ];
  return shown.map(([severity, title, text]) =>
    text === '' ? null : (
      <Alert
        key={title}
        severity={severity}
        role="note"
        icon={false}
        sx={{
          maxHeight: 72,
          paddingBlock: 0,
          overflowY: 'auto',
          overflowWrap: 'anywhere',
          borderRadius: 0,
        }}
      >
        <b>{title}</b> {text}
      </Alert>
    ),
  );
}
