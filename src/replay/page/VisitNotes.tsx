import Alert from '@mui/material/Alert';
import type { AlertColor } from '@mui/material/Alert';
import type { ReactNode } from 'react';
import type { Trace } from '../file/parseTrace';

/** The player's own words, the error that the visit ended with, and what is odd about the file. */
export function VisitNotes({ trace: { details, notes, momentsAre } }: { trace: Trace }) {
  const ofFile = [...notes, ...momentNotes[momentsAre]];
  return (
    <>
      {details !== null && details.words !== '' && (
        <Note severity="info" title="The player’s words">
          <q>{details.words}</q>
        </Note>
      )}
      {details?.problem && (
        <Note severity="error" title="The visit ended with">
          {details.problem}
        </Note>
      )}
      {ofFile.length > 0 && (
        <Note severity="warning" title="Of this file">
          {ofFile.join(' ')}
        </Note>
      )}
    </>
  );
}

const momentNotes = {
  recorded: [],
  derived: ['It has no times of its own; those shown come from the stamps inside the actions.'],
  invented: ['It has no times: a second was put between the actions.'],
};

interface NoteProps {
  severity: AlertColor;
  title: string;
  children: ReactNode;
}

function Note({ severity, title, children }: NoteProps) {
  return (
    <Alert
      severity={severity}
      role="note"
      icon={false}
      square
      sx={{
        maxHeight: 72,
        padding: '0 12px',
        borderRadius: 0,
        overflowY: 'auto',
        overflowWrap: 'anywhere',
        '& .MuiAlert-message': { padding: '4px 0' },
      }}
    >
      <b>{title}</b> {children}
    </Alert>
  );
}
