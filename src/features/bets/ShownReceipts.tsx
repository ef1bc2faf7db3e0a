import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { keyframes, styled } from '@mui/material/styles';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { km } from '../../i18n/km';
import { DigitBalls } from '../../ui/ball/DigitBalls';
import { SpinnerButton } from '../../ui/buttons';
import { CheckIcon, CloseIcon, WarningIcon } from '../../ui/icons/icons';
import { Money } from '../../ui/money';
import { Figures } from '../../ui/text';
import { selectShownReceipts } from './betsSelectors';
import { betsEvents, selectLookingAgainId } from './betsSlice';
import { isLive, canBetAgain } from './receipt';
import type { Receipt } from './receipt';
import { receiptMessage, receiptSeverity } from './betMessages';
import type { ReceiptSeverity } from './betMessages';

const come = keyframes`
  from { opacity: 0; transform: translateY(-6px); }
`;

const Card = styled(Paper)(({ theme }) => {
  const { vars } = theme;
  return {
    '--tone': vars.palette.gold[600],
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridAutoColumns: 'auto',
    gridAutoFlow: 'column',
    alignItems: 'center',
    gap: '4px 16px',
    minHeight: 64,
    padding: '8px 12px 8px 14px',
    borderLeft: '5px solid var(--tone)',
    borderRadius: 12,
    animation: `${come} 240ms ease-out`,
    '&[data-tone="good"]': { '--tone': vars.palette.success.main },
    '&[data-tone="bad"]': { '--tone': vars.palette.error.main },
    [theme.breakpoints.down('md')]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridAutoFlow: 'row',
      '& > :first-child': { alignSelf: 'start' },
      '& > [data-part="close"]': { gridRow: 1, gridColumn: 3, alignSelf: 'start' },
      '& > [data-part="stake"]': { flexWrap: 'wrap', gridColumn: '2 / -1' },
      '& > [data-part="again"]': { gridColumn: '1 / -1' },
    },
  };
}) as typeof Paper;

const Stake = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  fontWeight: 600,
  whiteSpace: 'nowrap',
});

interface ReceiptCardProps {
  receipt: Receipt;
  onDismiss(): void;
  /** The list is asked for before the stake is offered again. */
  isLookingAgain: boolean;
  /** Asks for the list, then opens the slip with the same stake; it sends nothing. */
  onBetAgain(): void;
}

const titleColors = { waiting: 'textPrimary', good: 'success', bad: 'error' } as const;

/** What became of a stake: round, number and amount, the state in words, and what can be done. */
export function ReceiptCard(props: ReceiptCardProps) {
  const { receipt, onDismiss, isLookingAgain, onBetAgain } = props;
  const { stake } = receipt;
  const { title, hint } = receiptMessage(receipt);
  const tone = receiptSeverity(receipt);
  return (
    <Card component="article" data-tone={tone}>
      <ToneIcon tone={tone} />
      <div>
        <Typography
          component="strong"
          color={titleColors[tone]}
          sx={{ fontWeight: 600, lineHeight: 1.6 }}
        >
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      </div>
      <Stake data-part="stake">
        <Figures>{km.common.roundTag(stake.roundId)}</Figures>
        <DigitBalls number={stake.number} color="ink" />
        <Money amount={stake.amount} />
      </Stake>
      {canBetAgain(receipt) && (
        <SpinnerButton
          data-part="again"
          variant="outlined"
          busy={isLookingAgain}
          onClick={onBetAgain}
        >
          {km.receipt.betAgain}
        </SpinnerButton>
      )}
      {!isLive(receipt) && (
        <IconButton data-part="close" aria-label={km.receipt.dismiss} onClick={onDismiss}>
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
    </Card>
  );
}

function ToneIcon({ tone }: { tone: ReceiptSeverity }) {
  if (tone === 'good') return <CheckIcon color="success" />;
  if (tone === 'bad') return <WarningIcon color="error" />;
  return <CircularProgress size={24} color="secondary" aria-hidden="true" />;
}

const Receipts = styled('div')({
  display: 'grid',
  gap: 8,
  // An empty place takes no row of the home screen's grid, nor a gap.
  '&:empty': { position: 'absolute' },
});

/**
 * The stakes of which the player should know more than a toast tells, until they are put away. The
 * place is there without any, so that a screen reader hears the first one too.
 */
export function ShownReceipts() {
  const dispatch = useAppDispatch();
  const receipts = useAppSelector(selectShownReceipts);
  const lookingAgainId = useAppSelector(selectLookingAgainId);
  return (
    <Receipts role="group" aria-label={km.receipt.label} aria-live="polite">
      {receipts.map((receipt) => (
        <ReceiptCard
          key={receipt.id}
          receipt={receipt}
          onDismiss={() => dispatch(betsEvents.receiptDismissed({ receiptId: receipt.id }))}
          isLookingAgain={receipt.id === lookingAgainId}
          onBetAgain={() => dispatch(betsEvents.betAgainPressed({ receiptId: receipt.id }))}
        />
      ))}
    </Receipts>
  );
}
