import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Logo } from '../../ui/layout/Brand';
import { FilePicker } from './FilePicker';
import { ProblemNote } from './ProblemNote';
import { stepInHash } from './stepLink';

interface OpenPanelProps {
  problem: string | null;
  isReading: boolean;
  onOpen(file: File): void;
}

/** The page without a file. */
export function OpenPanel({ problem, isReading, onOpen }: OpenPanelProps) {
  const step = stepInHash(window.location.hash);
  return (
    <Box
      component="main"
      sx={{ display: 'grid', placeItems: 'center', minHeight: '100dvh', padding: 2 }}
    >
      <Paper sx={{ width: '100%', maxWidth: 540, padding: { xs: 3, sm: 5 } }}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Logo size={44} />
          <Typography component="h1" variant="h1">
            Trace replay
          </Typography>
          <Typography>
            See, step by step, what a player saw. Drop a trace here, or choose it.
          </Typography>
          {step !== null && (
            <Alert severity="info" role="note" sx={{ alignSelf: 'stretch' }}>
              This link leads to step {step}. Open its trace to go there.
            </Alert>
          )}
          <FilePicker
            label="Open a trace…"
            isReading={isReading}
            variant="contained"
            onOpen={onOpen}
          />
          <ProblemNote problem={problem} />
          <Typography
            component="ul"
            variant="body2"
            color="textSecondary"
            sx={{ paddingLeft: 2.5 }}
          >
            <li>
              <b>.trace.json</b> and <b>.trace.json.gz</b> saved by the app
            </li>
            <li>
              <b>.json</b> exported by the Redux DevTools extension
            </li>
          </Typography>
          <Typography variant="caption" color="textSecondary">
            The file stays on this computer: this page sends nothing anywhere.
          </Typography>
        </Stack>
      </Paper>
    </Box>
  );
}
