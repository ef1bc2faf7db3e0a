import { keyframes, styled } from '@mui/material/styles';
import { km } from '../../i18n/km';
import { formatAmount } from '../../lib/money';
import { Money, NetMoney } from '../../ui/money';
import { Figures } from '../../ui/text';
import type { BetSum } from './revealedBets';

const rise = keyframes`
  from { opacity: 0; transform: scale(0.94); }
`;

const Sums = styled('div')(({ theme: { vars } }) => ({
  padding: '6px 14px 8px',
  borderRadius: 12,
  background: vars.palette.ink[900],
  '& > *': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 16px',
    margin: 0,
  },
  '& dt': { color: vars.palette.ink[200], fontSize: '0.82rem', lineHeight: 1.6 },
  '& dd': { margin: 0, fontWeight: 600, lineHeight: 1.6 },
  '& dl > :last-child': { textAlign: 'right' },
  '&[data-celebrated]': {
    '--win': vars.palette.ink[950],
    color: vars.palette.ink[950],
    background: `linear-gradient(${vars.palette.gold[300]}, ${vars.palette.gold[500]})`,
    animation: `${rise} 240ms ease-out`,
    '& dt': { color: vars.palette.ink[950] },
  },
}));

interface RevealedTotalsProps {
  total: BetSum;
  isCelebrated: boolean;
}

/** Stake, payout and net of the round; the two that the draw decides appear with its last digit. */
export function RevealedTotals({ total, isCelebrated }: RevealedTotalsProps) {
  const { count, staked, outcome } = total;
  return (
    <Sums data-celebrated={isCelebrated || undefined}>
      <p>
        <Figures>{km.outcomes.bets(formatAmount(count))}</Figures>
        {outcome?.isExpected && <span>{km.outcomes.expectedHint}</span>}
        {isCelebrated && <b>{km.outcomes.congratulations}</b>}
      </p>
      <dl>
        <div>
          <dt>{km.outcomes.staked}</dt>
          <dd>
            <Money amount={staked} />
          </dd>
        </div>
        <div>
          <dt>{km.outcomes.received}</dt>
          <dd>{outcome ? <Money amount={outcome.payout} /> : '·'}</dd>
        </div>
        <div>
          <dt>{km.outcomes.net}</dt>
          <dd>{outcome ? <NetMoney amount={outcome.net} /> : '·'}</dd>
        </div>
      </dl>
    </Sums>
  );
}
