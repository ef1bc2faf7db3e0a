import { keyframes, styled } from '@mui/material/styles';
import { km } from '../../i18n/km';
import { formatAmount } from '../../domain/money';
import { Figures } from '../../ui/text';
import { OutcomeSums } from './OutcomeSums';
import type { RevealedSum } from './revealedBets';

const rise = keyframes`
  from { opacity: 0; transform: scale(0.94); }
`;

const Box = styled('div')(({ theme: { vars } }) => ({
  padding: '6px 14px 8px',
  borderRadius: 12,
  background: vars.palette.ink[900],
  '& > p:first-of-type': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 16px',
    margin: 0,
  },
  '& dl dd': { lineHeight: '2rem' },
  '& dl > :last-of-type dd': { fontSize: '1.4rem' },
  '&[data-celebrated]': {
    '--win': vars.palette.ink[950],
    '--muted': vars.palette.ink[950],
    color: vars.palette.ink[950],
    background: `linear-gradient(${vars.palette.gold[300]}, ${vars.palette.gold[500]})`,
    animation: `${rise} 240ms ease-out`,
  },
}));

interface RevealedTotalsProps {
  total: RevealedSum;
  isCelebrated: boolean;
}

/** Stake, payout and net of the round; the two that the draw decides appear with its last digit. */
export function RevealedTotals({ total, isCelebrated }: RevealedTotalsProps) {
  const { count, staked, outcome } = total;
  return (
    <Box data-celebrated={isCelebrated || undefined}>
      <p>
        <Figures>{km.outcomes.bets(formatAmount(count))}</Figures>
        {outcome?.isExpected && <span>{km.outcomes.expectedHint}</span>}
        {isCelebrated && <b>{km.outcomes.congratulations}</b>}
      </p>
      <OutcomeSums staked={staked} outcome={outcome} />
    </Box>
  );
}
