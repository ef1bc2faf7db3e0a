import Alert from '@mui/material/Alert';
import type { AlertColor } from '@mui/material/Alert';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { offerDownload } from '../../platform/offerDownload';
import { Logo } from '../../ui/layout/Brand';
import { fileForDevTools } from '../engine/file/fileForDevTools';
import type { Verification } from '../engine/verification';
import { MoreMenu } from './MoreMenu';
import { FilePicker } from './OpenPanel';
import { VerificationBadge } from './VerificationBadge';
import { KeyboardHelp, useHotkeys } from './keyboard';
import { factsOf, remarksOn } from './recordingFacts';
import { copyStepLink } from './stepLink';
import { useReplay } from './useReplay';

interface RecordingHeaderProps {
  verification: Verification;
  isReading: boolean;
  /** Opens a file in place of the one that is open. */
  onOpen(file: File): void;
  /** Takes what came of copying a link or saving a file. */
  onNotice(text: string): void;
}

/** Which file this is, whether it can be trusted, and what is known of the recording. */
export function RecordingHeader(props: RecordingHeaderProps) {
  const { verification, isReading, onOpen, onNotice } = props;
  const replay = useReplay();
  const { fileName, trace, timeline, playback } = replay;
  const { details } = trace;
  const [isHelpOpen, setHelpOpen] = useState(false);
  const copyLink = () => void copyStepLink(playback.getState().step).then(onNotice);
  useHotkeys({ l: copyLink, '?': () => setHelpOpen(true) });

  function saveForDevTools() {
    const { text, firstStep } = fileForDevTools(trace, timeline.stateAt);
    const name = fileName.replace(/(\.trace|\.devtools)?(\.json)?(\.gz)?$/i, '');
    offerDownload(`${name}.devtools.json`, [text]);
    const kept = firstStep > 0 ? ` from step ${firstStep} on, as the panel shows no more` : '';
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
          <VerificationBadge verification={verification} build={details?.app ?? null} />
          <Stack direction="row" sx={{ gap: 1, marginLeft: 'auto' }}>
            <FilePicker
              label="Open another…"
              variant="outlined"
              isReading={isReading}
              onOpen={onOpen}
            />
            <MoreMenu
              items={{
                'Copy link to step': copyLink,
                'Save for Redux DevTools': saveForDevTools,
                'Keys (?)': () => setHelpOpen(true),
              }}
            />
            <KeyboardHelp isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
          </Stack>
        </Toolbar>
        <Facts>
          {factsOf(replay).map(([name, value, title]) => (
            <div key={name} title={title || undefined}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      </AppBar>
      <Remark severity="info" title="The player wrote" text={details?.words ?? ''} />
      <Remark severity="error" title="It ended with the error" text={details?.problem ?? ''} />
      <Remark severity="warning" title="About this file" text={remarksOn(trace).join(' ')} />
    </Box>
  );
}

interface RemarkProps {
  severity: AlertColor;
  title: string;
  text: string;
}

/** Of a long text a few lines, which scroll: the height belongs to the lists. */
function Remark({ severity, title, text }: RemarkProps) {
  if (text === '') return null;
  return (
    <Alert
      severity={severity}
      role="note"
      icon={false}
      tabIndex={0}
      sx={{
        maxHeight: 48,
        padding: '0 12px',
        borderRadius: 0,
        overflowWrap: 'anywhere',
        '& .MuiAlert-message': { padding: '2px 0' },
      }}
    >
      <b>{title}</b> {text}
    </Alert>
  );
}

const Facts = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 20px',
  margin: 0,
  ...theme.typography.caption,
  lineHeight: 1.5,
  '& div': { display: 'flex', gap: 6, minWidth: 0 },
  '& dt': { opacity: 0.75 },
  '& dd': {
    maxWidth: '80vw',
    margin: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
}));
