import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import type { RefObject } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { km } from '../../i18n/km';
import { formatAmount } from '../../domain/money';
import { CloseIcon, ChevronDownIcon } from '../../ui/icons/icons';
import { WinLose } from '../../ui/money';
import { StageLine } from '../../ui/stage/BettingStage';
import { Figures } from '../../ui/text';
import { BetOutcomeList } from './BetOutcomeList';
import { selectAreMissedBetsOpen, selectMissedBets } from './missedBets';
import type { MissedBets } from './missedBets';
import { OutcomeSums } from './OutcomeSums';
import { outcomesEvents } from './outcomesSlice';

const Line = styled(StageLine)(({ theme: { vars } }) => ({
  '--win': vars.palette.success.light,
  '--loss': vars.palette.error.light,
  marginInline: 0,
  padding: '0 12px',
  boxShadow: `inset 0 0 0 1.5px ${vars.palette.gold[500]}`,
  color: vars.palette.gold[300],
}));

/** What became of the bets whose draw the player did not see: one line, which opens them. */
export default function MissedBetsLine() {
  const dispatch = useAppDispatch();
  const missed = useAppSelector(selectMissedBets);
  const isOpen = useAppSelector(selectAreMissedBetsOpen);
  const anchor = useRef<HTMLButtonElement>(null);
  if (missed === null) return null;
  return (
    <>
      <Line
        ref={anchor}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => dispatch(outcomesEvents.missedBetsOpened())}
      >
        {km.missedBets.title}
        <Figures>{km.outcomes.bets(formatAmount(missed.count))}</Figures>
        <WinLose amount={missed.outcome.net} />
        <ChevronDownIcon sx={{ fontSize: 18 }} />
      </Line>
      {isOpen && <Panel missed={missed} anchor={anchor} />}
    </>
  );
}

const Head = styled('header')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  padding: '6px 6px 8px 18px',
});

const Sums = styled('div')(({ theme: { vars } }) => ({
  '--muted': vars.palette.text.secondary,
  padding: '8px 18px 10px',
  borderBlock: `1px solid ${vars.palette.divider}`,
}));

interface PanelProps {
  missed: MissedBets;
  /** The line that opened it. */
  anchor: RefObject<HTMLElement | null>;
}

/** The sums and each bet. Closed, all of them have been seen. */
function Panel({ missed, anchor }: PanelProps) {
  const dispatch = useAppDispatch();
  const close = () => dispatch(outcomesEvents.missedBetsDismissed({ roundId: missed.lastRoundId }));
  return (
    <Popover
      open
      anchorEl={() => anchor.current}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': 'missed-bets',
          sx: { width: 'min(440px, calc(100vw - 32px))', mt: 0.75 },
        },
      }}
    >
      <Head>
        <Typography id="missed-bets" variant="h3" component="h2">
          {km.missedBets.title}
        </Typography>
        <IconButton aria-label={km.missedBets.dismiss} onClick={close}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Head>
      <Sums>
        <OutcomeSums staked={missed.staked} outcome={missed.outcome} />
      </Sums>
      <BetOutcomeList bets={missed.bets} label={km.missedBets.bets} />
    </Popover>
  );
}
