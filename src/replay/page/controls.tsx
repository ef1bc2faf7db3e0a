import { createSvgIcon } from '@mui/material/SvgIcon';
import { styled } from '@mui/material/styles';
import { fontSizes } from '../../ui/theme/fontSizes';

/** A part of the page; what is in it scrolls. */
export const Panel = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  color: theme.palette.text.primary,
  background: theme.palette.background.paper,
}));

/** The rows of a list, which scroll and take the focus as one. */
export const List = styled('div')({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  outlineOffset: '-3px !important',
});

/** A row of a list; it leads to a step. */
export const ListRow = styled('div')(({ theme }) => ({
  display: 'grid',
  borderLeft: '3px solid transparent',
  borderBottom: `1px solid ${theme.palette.divider}`,
  fontSize: theme.typography.caption.fontSize,
  cursor: 'pointer',
  '&:hover': { background: theme.palette.action.hover },
  '&[aria-selected="true"]': {
    borderLeftColor: theme.palette.primary.main,
    background: theme.palette.action.selected,
  },
}));

/** Fonts of code have no Khmer letters: those are written in the app's font. */
const monospace =
  "ui-monospace, 'Cascadia Mono', 'Segoe UI Mono', Menlo, Consolas, monospace, 'Lottery Sans', 'Noto Sans Khmer', 'Khmer UI'";

/** Names and values as they stand in the file. */
export const Mono = styled('code')({ fontFamily: monospace, fontSize: fontSizes.hint });

const icon = (name: string, path: string) => createSvgIcon(<path d={path} />, name);

export const MoreIcon = icon(
  'More',
  'M12 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4m0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4m0 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
);
export const PlayIcon = icon('Play', 'M7 4.5v15l13-7.5z');
export const PauseIcon = icon('Pause', 'M6 4.5h4.2v15H6zM13.8 4.5H18v15h-4.2z');
export const NextIcon = icon('Next', 'M8.2 5.6 14.6 12l-6.4 6.4 1.6 1.6 8-8-8-8z');
export const PreviousIcon = icon('Previous', 'M15.8 5.6 9.4 12l6.4 6.4-1.6 1.6-8-8 8-8z');
