import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { Logo } from '../../ui/layout/Brand';
import type { Faithfulness } from '../engine/faithfulness';
import { FaithBadge } from './FaithBadge';
import { FilePicker } from './FilePicker';
import { Kbd } from './Mono';
import { SaveButtons } from './SaveButtons';
import { VisitFacts } from './VisitFacts';
import { VisitNotes } from './VisitNotes';
import { DenseButton } from './dense';
import type { Replay } from './openReplay';

interface VisitHeaderProps {
  replay: Replay;
  faithfulness: Faithfulness;
  isReading: boolean;
  onOpen(file: File): void;
  onHelp(): void;
  onNotice(text: string): void;
}

/** Which file this is, whether it can be trusted, and what is known of the visit. */
export function VisitHeader(props: VisitHeaderProps) {
  const { replay, faithfulness, isReading, onOpen, onHelp, onNotice } = props;
  const { fileName, trace } = replay;
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
          <FaithBadge faithfulness={faithfulness} build={trace.details?.app ?? null} />
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginLeft: { md: 'auto' } }}>
            <SaveButtons replay={replay} onNotice={onNotice} />
            <FilePicker
              label="Open another…"
              isReading={isReading}
              variant="outlined"
              onOpen={onOpen}
            />
            <DenseButton variant="outlined" onClick={onHelp} aria-haspopup="dialog">
              Keys&nbsp;<Kbd aria-hidden="true">?</Kbd>
            </DenseButton>
          </Stack>
        </Toolbar>
        <VisitFacts replay={replay} />
      </AppBar>
      <VisitNotes trace={trace} />
    </Box>
  );
}
