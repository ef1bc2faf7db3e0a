import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useAppDispatch } from '../../store/hooks';
import { km } from '../../i18n/km';
import { DigitBalls } from '../../ui/ball/DigitBalls';
import { CheckIcon, CloseIcon, WarningIcon } from '../../ui/icons/icons';
import { Money } from '../../ui/money';
import { Figures } from '../../ui/text';
import { fontSizes } from '../../ui/theme/fontSizes';
import { betsEvents } from './betsSlice';
import { isLive, canBetAgain } from '../receipts/receipt';
import type { Receipt } from '../receipts/receipt';
import { callTimeText, receiptMessage, receiptSeverity } from '../receipts/betMessages';

/** The stake first, then what is known of it; in a narrow window that is below, over the whole width. */
const Card = styled(Paper)(({ theme }) => {
  const { vars } = theme;
  return {
    '--severity': vars.palette.gold[600],
    display: 'grid',
    gridTemplateColumns: 'auto auto minmax(0, 1fr)',
    gridAutoFlow: 'column',
    alignItems: 'center',
    gap: '4px 16px',
    minHeight: 64,
    padding: '8px 12px 8px 14px',
    borderLeft: '5px solid var(--severity)',
    borderRadius: 12,
    '&[data-severity="good"]': { '--severity': vars.palette.success.main },
    '&[data-severity="bad"]': { '--severity': vars.palette.error.main },
    '& > [data-part="close"]': { margin: -6 },
    [theme.breakpoints.down('md')]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridAutoFlow: 'row',
      columnGap: 8,
      '& > [data-part="text"], & > [data-part="again"]': { gridColumn: '1 / -1' },
      '& > [data-part="close"]': { gridRow: 1, gridColumn: 3 },
    },
  };
}) as typeof Paper;

const Stake = styled('p')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 10px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '& > :last-child': {
    color: vars.palette.text.secondary,
    fontWeight: 400,
    fontSize: fontSizes.small,
  },
}));

const titleColors = { waiting: 'textPrimary', good: 'success', bad: 'error' } as const;
const icons = {
  waiting: <CircularProgress size={24} color="secondary" aria-hidden="true" />,
  good: <CheckIcon color="success" />,
  bad: <WarningIcon color="error" />,
};

/** A stake with its state and what the player can do. */
export default function ReceiptCard({ receipt }: { receipt: Receipt }) {
  const dispatch = useAppDispatch();
  const { id: receiptId, stake } = receipt;
  const { title, hint } = receiptMessage(receipt);
  const severity = receiptSeverity(receipt);
  return (
    <Card component="article" data-severity={severity}>
      {icons[severity]}
      <Stake>
        <DigitBalls number={stake.number} color="ink" />
        <Money amount={stake.amount} />
        <Figures>{km.common.roundTag(stake.roundId)}</Figures>
      </Stake>
      <Typography data-part="text" variant="body2" color="textSecondary">
        <Typography component="strong" color={titleColors[severity]} sx={{ fontWeight: 600 }}>
          {title}
        </Typography>{' '}
        {hint} {callTimeText(receipt)}
      </Typography>
      {canBetAgain(receipt) && (
        <Button
          data-part="again"
          variant="outlined"
          onClick={() => dispatch(betsEvents.slipReopened({ receiptId }))}
        >
          {km.receipt.betAgain}
        </Button>
      )}
      {!isLive(receipt) && (
        <IconButton
          data-part="close"
          aria-label={km.receipt.dismiss}
          onClick={() => dispatch(betsEvents.receiptDismissed({ receiptId }))}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
    </Card>
  );
}
