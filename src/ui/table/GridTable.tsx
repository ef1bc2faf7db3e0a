import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import { hiddenFromSight } from '../text';
import { fontSizes } from '../theme/fontSizes';

/**
 * MUI's table as rows of one grid (`--tracks`), so that rows can become cards on a phone and a body
 * can hold only the visible rows. Shared cell styles are on the row or body: a list has hundreds of
 * cells.
 */
export const GridTable = styled(Table)({ display: 'block' });

export const GridRow = styled(TableRow)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'var(--tracks)',
  alignItems: 'center',
  gap: '0 16px',
  minHeight: 48,
  padding: '4px 20px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > .MuiTableCell-root': {
    minWidth: 0,
    padding: 0,
    border: 0,
    overflowWrap: 'anywhere',
  },
  [theme.breakpoints.down('md')]: {
    gap: '0 8px',
    padding: '4px 12px',
    '& > .MuiTableCell-body, & > .MuiTableCell-footer': { fontSize: fontSizes.small },
    '& [role="img"]': { '--size': '27px', gap: 2 },
  },
  // A card of two lines; an empty box of the full width ends the first.
  [theme.breakpoints.down('sm')]: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 12px',
    padding: '10px 14px',
    '&::before': { content: '""', order: 2, flexBasis: '100%' },
    '& > .MuiTableCell-root': {
      order: 1,
      fontSize: fontSizes.cell,
      fontWeight: 600,
      textAlign: 'left',
    },
    '& > [data-line="2"]': {
      order: 3,
      color: theme.vars.palette.text.secondary,
      fontSize: fontSizes.small,
      fontWeight: 400,
    },
    '& > [data-end]': { marginLeft: 'auto', textAlign: 'right' },
    '& > [data-label]::before': {
      content: 'attr(data-label) " "',
      color: theme.vars.palette.text.secondary,
      fontWeight: 400,
      fontSize: fontSizes.small,
    },
  },
}));

export const GridHead = styled(TableHead)(({ theme }) => ({
  display: 'block',
  position: 'sticky',
  top: 0,
  zIndex: 1,
  borderRadius: '18px 18px 0 0',
  background: theme.vars.palette.background.paper,
  '& > tr': { minHeight: 42, borderBottomColor: theme.vars.palette.warm[500] },
  // Kept for assistive tools: the cards have no room for a header.
  [theme.breakpoints.down('sm')]: hiddenFromSight,
}));

export const GridBody = styled(TableBody)(({ theme: { vars } }) => ({
  display: 'block',
  '& > [data-odd]': { background: vars.palette.warm[50] },
  '@media (hover: hover)': { '& > tr:hover': { background: vars.palette.warm[100] } },
  // The paper below the table has round corners.
  '&:last-child > tr:last-child': { borderBottom: 0, borderRadius: '0 0 18px 18px' },
}));

export const GridFoot = styled(TableFooter)(({ theme }) => ({
  display: 'block',
  '& > tr': {
    borderTop: `2px solid ${theme.vars.palette.ink[800]}`,
    borderBottom: 0,
  },
  '& .MuiTableCell-root': {
    color: theme.vars.palette.text.primary,
    fontSize: fontSizes.cell,
    fontWeight: 600,
  },
  [theme.breakpoints.down('sm')]: {
    '& > tr::before': { display: 'none' },
    '& > tr > .MuiTableCell-root:empty': { display: 'none' },
    '& > tr > .MuiTableCell-root': { order: 1 },
    '& > tr > :first-child': { flex: '1 0 100%' },
  },
}));
