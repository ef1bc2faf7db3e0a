import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface StatePanelProps {
  title: string;
  hint?: string | undefined;
  action?: { label: string; onClick: () => void } | undefined;
}

/** Stands in for missing content: nothing yet, or a failure. */
export function StatePanel({ title, hint, action }: StatePanelProps) {
  return (
    <Stack
      role="status"
      sx={{ alignItems: 'center', gap: 0.75, px: 2.5, py: 4, textAlign: 'center' }}
    >
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      {hint !== undefined && (
        <Typography variant="body2" sx={{ maxWidth: '40ch', color: 'text.secondary' }}>
          {hint}
        </Typography>
      )}
      {action && (
        <Button variant="outlined" sx={{ mt: 1 }} onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </Stack>
  );
}
