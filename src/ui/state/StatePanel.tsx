import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

/** `empty`: nothing yet; `error`: it could not be loaded. */
type StateKind = 'empty' | 'error';

const marks: Record<StateKind, string> = { empty: 'M58 38h16', error: 'M66 25v16M66 49.5v.2' };

const Picture = styled(SvgIcon)(({ theme: { vars } }) => ({
  width: 132,
  height: 76,
  marginBottom: 6,
  color: vars.palette.gold[600],
  fill: 'none',
  strokeWidth: 4,
  strokeLinecap: 'round',
  '&[data-kind="error"]': { color: vars.palette.error.main },
  '& ellipse': { fill: vars.palette.warm[200] },
  '& [data-resting]': {
    fill: vars.palette.warm[100],
    stroke: vars.palette.warm[200],
    strokeWidth: 2,
  },
  '& [data-sheen]': { stroke: vars.palette.warm[200] },
}));

/** Three resting balls; the middle one carries the mark of the state. */
function StatePicture({ kind }: { kind: StateKind }) {
  return (
    <Picture viewBox="0 0 132 76" data-kind={kind}>
      <ellipse cx="66" cy="68" rx="58" ry="5" />
      <circle data-resting cx="27" cy="46" r="20" />
      <circle data-resting cx="105" cy="46" r="20" />
      <circle cx="66" cy="38" r="29" fill="#fff" stroke="currentcolor" />
      <path data-sheen d="M46 27a23 23 0 0 1 12-10" />
      <path d={marks[kind]} stroke="currentcolor" />
    </Picture>
  );
}

interface StatePanelProps {
  kind: StateKind;
  title: string;
  hint?: string | undefined;
  action?: { label: string; onClick: () => void } | undefined;
}

/** Stands in for missing content: nothing yet, or a failure. */
export function StatePanel({ kind, title, hint, action }: StatePanelProps) {
  return (
    <Stack
      role="status"
      sx={{ alignItems: 'center', gap: 0.75, px: 2.5, py: 4, textAlign: 'center' }}
    >
      <StatePicture kind={kind} />
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
