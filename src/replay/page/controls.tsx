import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { createSvgIcon } from '@mui/material/SvgIcon';
import ToggleButton from '@mui/material/ToggleButton';
import { styled } from '@mui/material/styles';

/** In pixels. This page is worked on with a mouse for hours, so its controls are lower than the game's. */
const height = 32;

export const DenseButton = styled(Button)({
  minHeight: height,
  padding: '2px 12px',
  fontSize: '0.82rem',
  whiteSpace: 'nowrap',
}) as typeof Button;

export const DenseIconButton = styled(IconButton)({
  minWidth: height,
  minHeight: height,
  padding: 4,
});

export const DenseToggle = styled(ToggleButton)({
  flex: 'none',
  minHeight: height,
  padding: '0 12px',
  fontSize: '0.82rem',
});

export const monospace =
  "ui-monospace, 'Cascadia Mono', 'Segoe UI Mono', Menlo, Consolas, monospace";

/** Names and values as they stand in the file. */
export const Mono = styled('code')({ fontFamily: monospace, fontSize: '0.78rem' });

/** A key of the keyboard. */
export const Kbd = styled('kbd')(({ theme }) => ({
  padding: '0 5px',
  border: '1px solid currentcolor',
  borderRadius: 4,
  fontFamily: monospace,
  fontSize: theme.typography.caption.fontSize,
}));

const icon = (name: string, path: string) => createSvgIcon(<path d={path} />, name);

export const PlayIcon = icon('Play', 'M7 4.5v15l13-7.5z');
export const PauseIcon = icon('Pause', 'M6 4.5h4.2v15H6zM13.8 4.5H18v15h-4.2z');
export const NextIcon = icon('Next', 'M8.2 5.6 14.6 12l-6.4 6.4 1.6 1.6 8-8-8-8z');
export const PreviousIcon = icon('Previous', 'M15.8 5.6 9.4 12l6.4 6.4-1.6 1.6-8-8 8-8z');
export const FirstIcon = icon('First', 'M5 4.5h2.4v15H5zM20 4.5v15L8.5 12z');
export const LastIcon = icon('Last', 'M16.6 4.5H19v15h-2.4zM4 4.5v15L15.5 12z');
