import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { km } from '../../i18n/km';
import { BackIcon } from '../icons/icons';

interface PageTitleBarProps {
  title: string;
  /** Address that the back link leads to. */
  backTo: string;
}

/** The head of an inner page: a back link and the title. */
export function PageTitleBar({ title, backTo }: PageTitleBarProps) {
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' }}
    >
      <Button
        component={Link}
        to={backTo}
        variant="outlined"
        startIcon={<BackIcon />}
        sx={{ borderRadius: 99, fontWeight: 400 }}
      >
        {km.common.back}
      </Button>
      <Typography variant="h1">{title}</Typography>
    </Stack>
  );
}

/** The parts of an inner page below each other. */
export const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignContent: 'start',
  [theme.breakpoints.down('sm')]: { gap: 12 },
}));
