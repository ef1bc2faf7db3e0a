import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { keyframes, styled } from '@mui/material/styles';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { km } from '../../i18n/km';
import { formatAmount } from '../../domain/money';
import { CloseIcon } from '../../ui/icons/icons';
import { VisuallyHidden } from '../../ui/text';
import { BetOutcomeList } from './BetOutcomeList';
import { OutcomeSums } from './OutcomeSums';
import { selectMissedBets } from './missedBets';
import type { MissedBets } from './missedBets';
import { outcomesEvents } from './outcomesSlice';

const come = keyframes`
  from { opacity: 0; transform: translateY(-6px); }
`;

const Card = styled(Paper)(({ theme }) => {
  const { vars } = theme;
  return {
    '--muted': vars.palette.text.secondary,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"head close" "sums sums" "bets bets"',
    borderLeft: `5px solid ${vars.palette.gold[600]}`,
    borderRadius: 12,
    animation: `${come} 240ms ease-out`,
    '& > header': { gridArea: 'head', padding: '10px 18px 6px' },
    '& > button': { gridArea: 'close', alignSelf: 'start', margin: 6 },
    '& > ul': { gridArea: 'bets', maxHeight: 'min(250px, 40vh)' },
    '& > [data-part="sums"]': {
      gridArea: 'sums',
      padding: '4px 18px 10px',
      borderBottom: `1px solid ${vars.palette.divider}`,
    },
    // The sums beside the bets.
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, auto) auto',
      gridTemplateAreas: '"head sums close" "bets sums close"',
      '& > ul': { paddingBottom: 10 },
      '& > [data-part="sums"]': {
        alignSelf: 'center',
        padding: '12px 8px 12px 24px',
        borderBottom: 0,
        borderLeft: `1px solid ${vars.palette.divider}`,
      },
    },
  };
}) as typeof Paper;

/**
 * What became of the bets whose draw the player did not see, until it is dismissed. The live region is there
 * without any, so that screen readers announce the first card too.
 */
export default function MissedBetsCard() {
  const dispatch = useAppDispatch();
  const missed = useAppSelector(selectMissedBets);
  return (
    <>
      <VisuallyHidden as="p" role="status">
        {missed ? `${km.missedBets.title}. ${roundsText(missed)}` : ''}
      </VisuallyHidden>
      {missed && (
        <Card component="section" aria-labelledby="missed-bets">
          <header>
            <Typography id="missed-bets" variant="h3" component="h2">
              {km.missedBets.title}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {roundsText(missed)}
            </Typography>
          </header>
          <div data-part="sums">
            <OutcomeSums staked={missed.staked} outcome={missed.outcome} />
          </div>
          <BetOutcomeList bets={missed.bets} digits={null} label={km.missedBets.bets} hasRounds />
          <IconButton
            aria-label={km.missedBets.dismiss}
            onClick={() => dispatch(outcomesEvents.missedBetsDismissed({ keys: missed.keys }))}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </Card>
      )}
    </>
  );
}

function roundsText({ rounds, betRounds, areMoreRounds }: MissedBets): string {
  const text = areMoreRounds ? km.missedBets.atLeastRounds : km.missedBets.rounds;
  return text(formatAmount(rounds), formatAmount(betRounds));
}
