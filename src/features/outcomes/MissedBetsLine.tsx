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
import { DigitBalls } from '../../ui/ball/DigitBalls';
import { StageLine } from '../../ui/stage/BettingStage';
import { rowKeys } from '../../ui/table/columns';
import { Figures } from '../../ui/text';
import { roundText, stakeText } from '../game/cellTexts';
import type { Bet } from '../../domain/bet';
import { outcomeOf } from '../../domain/outcome';
import { selectAreMissedBetsOpen, selectMissedBets } from './missedBets';
import type { MissedBets } from './missedBets';
import { OutcomeRows, OutcomeText } from './OutcomeRows';
import { OutcomeSums } from './OutcomeSums';
import { outcomesEvents } from './outcomesSlice';

const Line = styled(StageLine)(({ theme: { vars } }) => ({
  '--win': vars.palette.success.light,
  '--loss': vars.palette.error.light,
  width: '100%',
  marginInline: 0,
  padding: '0 12px',
  // As large as a finger, it looks smaller than its room.
  borderBlock: '5px solid transparent',
  '& > svg': { marginLeft: 'auto', fontSize: 18 },
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
        <ChevronDownIcon />
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

const List = styled(OutcomeRows)(({ theme: { breakpoints, vars } }) => ({
  '--muted': vars.palette.text.secondary,
  '--line': vars.palette.divider,
  '--win': vars.palette.success.main,
  maxHeight: 'min(340px, 50vh)',
  padding: '4px 18px',
  [breakpoints.down('sm')]: { '& > li > small': { order: 1, flexBasis: '100%' } },
}));

/** The sums and each bet, below the line. Closed, all of them have been seen. */
function Panel({ missed, anchor }: { missed: MissedBets; anchor: RefObject<HTMLElement | null> }) {
  const dispatch = useAppDispatch();
  const close = () => dispatch(outcomesEvents.missedBetsDismissed({ roundId: missed.lastRoundId }));
  const keys = rowKeys(missed.bets, ({ id }) => id ?? 'bet');
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
      {/* Focusable, because it scrolls. */}
      <List aria-label={km.missedBets.bets} tabIndex={0}>
        {missed.bets.map((bet, index) => (
          <BetOutcome key={keys[index]} bet={bet} />
        ))}
      </List>
    </Popover>
  );
}

/** Round, number, stake and odds, and the payout of a win or what was lost. */
function BetOutcome({ bet }: { bet: Bet }) {
  const outcome = outcomeOf(bet, null);
  const isWon = (outcome.payout ?? 0) > 0;
  return (
    <li data-state={isWon ? 'won' : 'lost'}>
      <Figures as="small">{roundText(bet.roundId)}</Figures>
      <DigitBalls number={bet.number} color={isWon ? 'gold' : 'ink'} />
      <Figures>{stakeText(bet)}</Figures>
      <OutcomeText outcome={outcome} />
    </li>
  );
}
