import Alert from '@mui/material/Alert';
import type { AlertColor } from '@mui/material/Alert';
import { remarksOn } from './recordingRemarks';
import { useReplay } from './useReplay';

/** The player's message, the error that ended the recording, and what is odd about the file. */
export function RecordingNotes() {
  const { trace } = useReplay();
  const { details } = trace;
  const shown: [AlertColor, title: string, text: string][] = [
    ['info', 'The player wrote', details?.words ?? ''],
    ['error', 'It ended with the error', details?.problem ?? ''],
    ['warning', 'About this file', remarksOn(trace).join(' ')],
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
