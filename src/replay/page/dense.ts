import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import { styled } from '@mui/material/styles';

/** Controls of a page that is worked on with a mouse for hours: lower than those of the game. */
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
