import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { OpenPanel } from './OpenPanel';
import { Viewer } from './Viewer';
import { useFileDrop } from './useFileDrop';
import { useOpenFile } from './useOpenFile';

/** The whole page: the way in, or the visit that is open. */
export function ReplayPage() {
  const { replay, openings, problem, isReading, open } = useOpenFile();
  const isOver = useFileDrop(open);
  return (
    <>
      <title>{replay === null ? 'Trace replay' : `${replay.fileName} · Trace replay`}</title>
      {/* The viewer fills the window and scrolls inside, so the page needs no track. */}
      <GlobalStyles styles={{ html: { overflowY: 'auto' } }} />
      {replay === null ? (
        <OpenPanel problem={problem} isReading={isReading} onOpen={open} />
      ) : (
        <Viewer
          key={openings}
          replay={replay}
          problem={problem}
          isReading={isReading}
          onOpen={open}
        />
      )}
      {isOver && (
        <DropHint>
          <Paper role="status" elevation={8} sx={{ paddingBlock: 1, paddingInline: 3 }}>
            Let go to open the trace
          </Paper>
        </DropHint>
      )}
    </>
  );
}

const DropHint = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 8,
  zIndex: theme.zIndex.snackbar,
  display: 'grid',
  placeContent: 'center',
  border: `3px dashed ${theme.palette.primary.main}`,
  borderRadius: theme.shape.borderRadius,
  pointerEvents: 'none',
}));
