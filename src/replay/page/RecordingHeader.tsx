import Alert from '@mui/material/Alert';
import type { AlertColor } from '@mui/material/Alert';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { offerDownload } from '../../lib/offerDownload';
import { Logo } from '../../ui/layout/Brand';
import type { Verification } from '../engine/verification';
import { fileForDevTools } from '../file/fileForDevTools';
import { FilePicker } from './OpenPanel';
import { RecordingFacts } from './RecordingFacts';
import { VerificationBadge } from './VerificationBadge';
import { DenseButton, Kbd } from './controls';
import { useReplay } from './useReplay';

interface RecordingHeaderProps {
  verification: Verification;
  isReading: boolean;
  onOpen(file: File): void;
  onHelp(): void;
  /** Takes what the agent should know of what was saved. */
  onNotice(text: string): void;
}

/** Which file this is, whether it can be trusted, and what is known of the recording. */
export function RecordingHeader(props: RecordingHeaderProps) {
  const { verification, isReading, onOpen, onHelp, onNotice } = props;
  const { fileName, text, trace, timeline } = useReplay();
  const name = fileName.replace(/(\.trace|\.devtools)?(\.json)?(\.gz)?$/i, '');

  function saveForDevTools() {
    const file = fileForDevTools(trace, timeline.stateAt);
    offerDownload(`${name}.devtools.json`, [file.text]);
    if (file.firstStep > 0) {
      onNotice(`Saved from step ${file.firstStep} on: the panel cannot show more`);
    }
  }

  return (
    <Box component="header" sx={{ flex: 'none' }}>
      <AppBar component="div" sx={{ padding: '8px 12px' }}>
        <Toolbar
          variant="dense"
          sx={{ flexWrap: 'wrap', gap: '6px 10px', '&&': { minHeight: 36 } }}
        >
          <Logo size={26} />
          <Typography component="h1" variant="h3" noWrap title={fileName} sx={{ minWidth: 0 }}>
            {fileName}
          </Typography>
          <VerificationBadge verification={verification} build={trace.details?.app ?? null} />
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginLeft: { md: 'auto' } }}>
            <DenseButton
              variant="outlined"
              onClick={() => offerDownload(`${name}.trace.json`, [text])}
            >
              Save as .json
            </DenseButton>
            <DenseButton variant="outlined" onClick={saveForDevTools}>
              Save for Redux DevTools
            </DenseButton>
            <FilePicker
              label="Open another…"
              variant="outlined"
              isReading={isReading}
              onOpen={onOpen}
            />
            <DenseButton variant="outlined" onClick={onHelp} aria-haspopup="dialog">
              Keys&nbsp;<Kbd aria-hidden="true">?</Kbd>
            </DenseButton>
          </Stack>
        </Toolbar>
        <RecordingFacts />
      </AppBar>
      <RecordingNotes />
    </Box>
  );
}

const timestampNotes = {
  recorded: [],
  derived: ['It has no timestamps; the times shown are taken from inside the actions.'],
  invented: ['It has no times: one second was put between the actions.'],
};

/** The player's message, the error that ended the recording, and what is odd about the file. */
function RecordingNotes() {
  const { details, notes, timestampSource } = useReplay().trace;
  const ofFile = [...notes, ...timestampNotes[timestampSource]];
  return (
    <>
      {details !== null && details.words !== '' && (
        <Note severity="info" title="The player wrote">
          <q>{details.words}</q>
        </Note>
      )}
      {details?.problem && (
        <Note severity="error" title="It ended with the error">
          {details.problem}
        </Note>
      )}
      {ofFile.length > 0 && (
        <Note severity="warning" title="About this file">
          {ofFile.join(' ')}
        </Note>
      )}
    </>
  );
}

function Note(props: { severity: AlertColor; title: string; children: ReactNode }) {
  const { severity, title, children } = props;
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
