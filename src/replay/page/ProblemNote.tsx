import Alert from '@mui/material/Alert';

/** Why a file was not opened; read out as it comes. */
export function ProblemNote({ problem }: { problem: string | null }) {
  return (
    <div role="alert">
      {problem !== null && (
        <Alert severity="error" role="presentation">
          {problem}
        </Alert>
      )}
    </div>
  );
}
