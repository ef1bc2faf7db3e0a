import Alert from '@mui/material/Alert';
import type { AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { remarksOn } from './recordingRemarks';
import { useMeasure } from './useMeasure';
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
  return (
    <Notes>
      {shown
        .filter(([, , text]) => text !== '')
        .map(([severity, title, text]) => (
          <Note key={title} severity={severity} title={title} text={text} />
        ))}
    </Notes>
  );
}

interface NoteProps {
  severity: AlertColor;
  title: string;
  text: string;
}

/** One line, which leaves the height to the lists; the rest of a longer text is a press away. */
function Note({ severity, title, text }: NoteProps) {
  const line = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useMeasure(line, ({ scrollWidth, clientWidth }) => setCut(scrollWidth > clientWidth));
  return (
    <Alert
      severity={severity}
      role="note"
      icon={false}
      data-open={isOpen}
      action={
        (isCut || isOpen) && (
          <Button
            size="small"
            color="inherit"
            aria-label={`${isOpen ? 'Less' : 'More'} of: ${title}`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Less' : 'More'}
          </Button>
        )
      }
    >
      <Box ref={line}>
        <b>{title}</b> {text}
      </Box>
    </Alert>
  );
}

/** Beside each other, and below each other where that leaves too little of each. */
const Notes = styled('div')(({ theme }) => ({
  display: 'flex',
  '& > .MuiAlert-root': {
    flex: '0 1 auto',
    // The last one has what is left, so that the player's words are cut as little as can be.
    '&:last-child': { flex: 1 },
    minWidth: 280,
    minHeight: 28,
    padding: '0 12px',
    borderRadius: 0,
    fontSize: theme.typography.body2.fontSize,
    '& .MuiAlert-message': { minWidth: 0, padding: '2px 0' },
    '& .MuiAlert-action': { margin: 0, padding: '0 0 0 8px' },
    '& .MuiButton-root': { minHeight: 24, padding: '0 8px' },
    '&[data-open="false"] .MuiAlert-message > *': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '&[data-open="true"] .MuiAlert-message': {
      maxHeight: '30dvh',
      overflowY: 'auto',
      overflowWrap: 'anywhere',
    },
  },
  [theme.breakpoints.down('md')]: { display: 'block' },
}));
