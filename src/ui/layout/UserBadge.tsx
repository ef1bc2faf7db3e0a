import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { km } from '../../i18n/km';
import { ChevronDownIcon, PersonIcon } from '../icons/icons';
import { Money } from '../money';
import { VisuallyHidden } from '../text';
import { fontSizes } from '../theme/fontSizes';

const Badge = styled(Button)(({ theme }) => ({
  minWidth: 0,
  maxWidth: '100%',
  minHeight: 48,
  padding: '2px 8px 2px 12px',
  textAlign: 'start',
  '&:hover': { background: theme.vars.palette.ink[700] },
  [theme.breakpoints.down('sm')]: { padding: '2px 4px' },
}));

const Text = styled('span')({ display: 'grid', minWidth: 0 });

const Name = styled('bdi')(({ theme }) => ({
  overflow: 'hidden',
  maxWidth: '18ch',
  color: theme.vars.palette.ink[200],
  fontWeight: 400,
  fontSize: fontSizes.small,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [theme.breakpoints.down('sm')]: { maxWidth: '14ch' },
}));

const Balance = styled('span')(({ theme: { vars } }) => ({
  color: vars.palette.gold[300],
  fontSize: fontSizes.cell,
  '&[data-stale]': {
    textDecoration: 'underline dashed',
    textUnderlineOffset: 3,
    opacity: 0.75,
  },
}));

interface UserBadgeProps extends ButtonProps {
  username: string;
  /** Riel, or null until the first value has arrived. */
  balance: number | null;
  /** The server may have written another balance since. */
  isStale: boolean;
}

/** The button that opens the user menu: name (ellipsis if too long) and balance (never cut). */
export function UserBadge({ username, balance, isStale, ...button }: UserBadgeProps) {
  const isUncertain = isStale && balance !== null;
  const title = isUncertain ? `${username} · ${km.connection.balanceStale}` : username;
  return (
    <Badge title={title} startIcon={<PersonIcon />} endIcon={<ChevronDownIcon />} {...button}>
      <VisuallyHidden>{km.header.userMenu}</VisuallyHidden>
      <Text>
        <Name>{username}</Name>
        <Balance data-stale={isUncertain || undefined}>
          <VisuallyHidden>{km.common.balance}</VisuallyHidden>{' '}
          {balance === null ? km.common.placeholder : <Money amount={balance} />}
        </Balance>
        {isUncertain && <VisuallyHidden>{km.connection.balanceStale}</VisuallyHidden>}
      </Text>
    </Badge>
  );
}
