import { styled } from '@mui/material/styles';
import { km } from '../../i18n/km';
import { formatAmount } from '../../domain/money';
import { WinLose } from '../../ui/money';
import { Figures } from '../../ui/text';
import { OutcomeSums } from './OutcomeSums';
import type { RevealedSum } from './revealedBets';
import { fontSizes } from '../../ui/theme/fontSizes';

const Box = styled('div')(({ theme: { vars } }) => ({
  padding: '6px 14px 8px',
  borderRadius: 12,
  background: vars.palette.ink[900],
  '& > p:first-of-type': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 16px',
  },
  '& strong': {
    display: 'block',
    fontSize: `clamp(${fontSizes.title}, 9vw, ${fontSizes.figure})`,
    lineHeight: 1.3,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  '&[data-celebrated]': {
    '--win': vars.palette.ink[950],
    '--muted': vars.palette.ink[950],
    color: vars.palette.ink[950],
    background: `linear-gradient(${vars.palette.gold[300]}, ${vars.palette.gold[500]})`,
  },
}));

interface RevealedTotalsProps {
  total: RevealedSum;
  isCelebrated: boolean;
}

/** The net of the round, large, then its stake and payout; what the draw decides appears with its last digit. */
export function RevealedTotals({ total, isCelebrated }: RevealedTotalsProps) {
  const { count, staked, outcome } = total;
  return (
    <Box data-celebrated={isCelebrated || undefined}>
      {/* Its line is kept for the figure that the last digit decides. */}
      <strong>{outcome ? <WinLose amount={outcome.net} /> : '·'}</strong>
      <p>
        <Figures>{km.outcomes.bets(formatAmount(count))}</Figures>
        {outcome?.isExpected && <span>{km.outcomes.expectedHint}</span>}
        {isCelebrated && <b>{km.outcomes.congratulations}</b>}
      </p>
      <OutcomeSums staked={staked} outcome={outcome} hasNetAbove />
    </Box>
  );
}
