import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { offerDownload } from '../../lib/offerDownload';
import { Logo } from '../../ui/layout/Brand';
import { baseName } from '../file/baseName';
import { exceedsPanel, fileForDevTools } from '../file/fileForDevTools';
import { FilePicker } from './OpenPanel';
import { RecordingFacts } from './RecordingFacts';
import { RecordingNotes } from './RecordingNotes';
import { VerificationBadge } from './VerificationBadge';
import { KeyboardHelp } from './keyboard';
import { VerificationContext, useEdits, useReplay, useSignature } from './useReplay';

interface RecordingHeaderProps {
  /** Only the line of the file, to leave the room to the player's screen. */
  isBrief: boolean;
  isReading: boolean;
  /** Opens files in place of those that are open. */
  onOpen(...files: File[]): void;
  /** Opens files beside them. */
  onAdd(...files: File[]): void;
  /** Takes what the agent should know of what was saved. */
  onNotice(text: string): void;
}

/** Which file this is, whether it can be trusted, and what is known of the recording. */
export function RecordingHeader(props: RecordingHeaderProps) {
  const { isBrief, isReading, onOpen, onAdd, onNotice } = props;
  const { fileName, text, trace, timeline } = useReplay();
  const verification = use(VerificationContext);
  const name = baseName(fileName);

  function save() {
    offerDownload(`${name}.trace.json`, [text]);
    if (exceedsPanel(trace, timeline.stateAt)) {
      onNotice('Saved. Too large for the Redux DevTools panel: save a file for it beside this one');
    }
  }

  function saveForDevTools() {
    const file = fileForDevTools(trace, timeline.stateAt);
    offerDownload(`${name}.devtools.json`, [file.text]);
    const kept =
      file.firstStep > 0 ? ` from step ${file.firstStep} on, as the panel shows no more` : '';
    onNotice(`Saved${kept}. Import it in a tab of the app, signed out: this page has no store`);
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
          <VerificationBadge
            verification={verification}
            build={trace.details?.app ?? null}
            edits={useEdits()}
            signature={useSignature()}
            timestamps={trace.timestamps}
          />
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginLeft: { md: 'auto' } }}>
            <Button variant="outlined" onClick={save}>
              Save as .json
            </Button>
            <Button variant="outlined" onClick={saveForDevTools} sx={noPhone}>
              Save for Redux DevTools
            </Button>
            <FilePicker
              label="Open another…"
              variant="outlined"
              isReading={isReading}
              isMultiple
              onOpen={onOpen}
            />
            <FilePicker
              label="Add a file…"
              variant="outlined"
              isReading={isReading}
              isMultiple
              onOpen={onAdd}
            />
            <KeyboardHelp />
          </Stack>
        </Toolbar>
        {!isBrief && <RecordingFacts />}
      </AppBar>
      {!isBrief && <RecordingNotes />}
    </Box>
  );
}

/** What a phone has no use for. */
const noPhone = { display: { xs: 'none', sm: 'inline-flex' } } as const;
