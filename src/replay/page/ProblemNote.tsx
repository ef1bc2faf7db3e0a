import Alert from '@mui/material/Alert';

/** Why a file was not opened; read out as it comes. */
export function ProblemNote({ problem }: { problem: string | null }) {
  return (
    <div role="alert" className="problem-note">
      {problem !== null && (
        <Alert severity="error" variant="outlined" role="presentation">
          {problem}
        </Alert>
      )}
    </div>
  );
}
