import Alert from '@mui/material/Alert';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { fontSizes } from '../theme/fontSizes';

const Pill = styled(Alert)(({ theme }) => ({
  position: 'fixed',
  top: 62,
  left: '50%',
  zIndex: theme.zIndex.drawer,
  maxWidth: 'calc(100vw - 32px)',
  padding: '0 18px',
  borderRadius: 999,
  fontSize: fontSizes.small,
  background: theme.vars.palette.background.paper,
  boxShadow: theme.vars.shadows[24],
  transform: 'translateX(-50%)',
  pointerEvents: 'none',
  '& .MuiAlert-message, & .MuiAlert-icon': { padding: '4px 0' },
  [theme.breakpoints.down('sm')]: {
    top: 60,
    left: 0,
    justifyContent: 'center',
    width: '100%',
    maxWidth: 'none',
    padding: '0 12px',
    borderRadius: 0,
    transform: 'none',
    '& .MuiAlert-message, & .MuiAlert-icon': { padding: '1px 0' },
  },
}));

const icons = { warning: <CircularProgress size={18} color="inherit" aria-hidden="true" /> };

interface BannerProps {
  /** `warning` shows a spinner: it is being worked on. */
  severity: 'error' | 'warning';
  text: string;
}

/** A small notice about the connection at the top; it takes no presses. */
export function Banner({ severity, text }: BannerProps) {
  return (
    <Pill role="status" severity={severity} iconMapping={icons}>
      {text}
    </Pill>
  );
}
