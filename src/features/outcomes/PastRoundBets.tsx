import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { km } from '../../i18n/km';
import { DigitBalls } from '../../ui/ball/DigitBalls';
import { CloseIcon } from '../../ui/icons/icons';
import { BetOutcomeList } from './BetOutcomeList';
import { OutcomeSums } from './OutcomeSums';
import { outcomesEvents } from './outcomesSlice';
import type { OwnBets, PastRound } from './pastRounds';

const Head = styled('header')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 4,
  padding: '6px 6px 0 18px',
});

const Sums = styled('div')(({ theme: { vars } }) => ({
  '--muted': vars.palette.text.secondary,
  padding: '10px 18px 12px',
  borderTop: `1px solid ${vars.palette.divider}`,
}));

interface PastRoundBetsProps extends Omit<PastRound, 'own'> {
  own: OwnBets;
  /** The round's entry in the history. */
  anchor: RefObject<HTMLElement | null>;
}

/** The own bets of a drawn round: what became of each, and the sum. */
export function PastRoundBets({ roundId, digits, own, anchor }: PastRoundBetsProps) {
  const dispatch = useAppDispatch();
  const { bets, staked, outcome } = own;
  const close = () => dispatch(outcomesEvents.pastRoundClosed());
  return (
    <Popover
      open
      anchorEl={() => anchor.current}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': 'past-round',
          sx: { width: 'min(400px, calc(100vw - 32px))', mt: 0.75 },
        },
      }}
    >
      <Head>
        <Typography id="past-round" variant="h3" component="h2">
          {km.roundHistory.betsOf(roundId)}
        </Typography>
        <IconButton aria-label={km.roundHistory.close} onClick={close}>
          <CloseIcon fontSize="small" />
        </IconButton>
        <DigitBalls number={digits} size="md" />
      </Head>
      <BetOutcomeList bets={bets} digits={digits} label={km.roundHistory.betsOf(roundId)} />
      <Sums>
        <OutcomeSums staked={staked} outcome={outcome} />
        {outcome.isExpected && (
          <Typography variant="body2" color="textSecondary">
            {km.outcomes.expectedHint}
          </Typography>
        )}
      </Sums>
    </Popover>
  );
}
