import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { km } from '../../i18n/km';
import { formatAmount } from '../../domain/money';
import type { DigitMatch } from '../../domain/settlement';
import { DigitBalls } from '../../ui/ball/DigitBalls';
import type { BallColor } from '../../ui/ball/DigitBalls';
import { Money, WinLose } from '../../ui/money';
import { stakeText } from '../game/cellTexts';
import { Figures, VisuallyHidden } from '../../ui/text';
import { fontSizes } from '../../ui/theme/fontSizes';
import { OutcomeRows, OutcomeText } from './OutcomeRows';
import { OutcomeSums } from './OutcomeSums';
import { isCelebrated } from './revealedBets';
import type { RevealedBet, RevealedBets, RevealedGroup, RevealedSum } from './revealedBets';

/**
 * As wide as it is: no figure that comes later changes the width of the modal. In too little room the rows scroll,
 * and the place may set `--rows`, their greatest height.
 */
const Panel = styled('section')(({ theme: { vars } }) => ({
  '--win': vars.palette.success.light,
  '--loss': vars.palette.error.light,
  '--muted': vars.palette.ink[200],
  '--line': vars.palette.ink[700],
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  width: 'min(400px, calc(100vw - 64px))',
  minHeight: 0,
  maxWidth: '100%',
}));

const List = styled(OutcomeRows)(({ theme: { breakpoints, vars } }) => ({
  maxHeight: 'var(--rows, clamp(96px, 100vh - 540px, 396px))',
  padding: '2px 14px',
  borderRadius: 12,
  background: vars.palette.ink[900],
  '& details': { flex: 1, margin: 0 },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 36,
    cursor: 'pointer',
    '&::before': { content: '"›"', marginRight: 10, fontSize: fontSizes.lead },
    '& > :first-of-type': { marginRight: 'auto', color: vars.palette.gold[300] },
  },
  '& [open] > summary::before': { transform: 'rotate(90deg)' },
  // A ball of a digit that was not drawn loses its colour, but stays readable.
  '& [data-color]': { transition: 'opacity 240ms' },
  '& [data-color="empty"]': { color: vars.palette.ink[200] },
  '& [data-state="beaten"], & [data-state="lost"]': {
    color: vars.palette.ink[300],
    '& [data-color="gold"]': { opacity: 0.55 },
  },
  [breakpoints.down('sm')]: {
    padding: '2px 10px',
    '& > li': { columnGap: 8, fontSize: fontSizes.small },
    '& small': { display: 'block' },
  },
}));

const Totals = styled('div')(({ theme: { vars } }) => ({
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

const ballColors: Record<DigitMatch, BallColor> = { open: 'pale', match: 'gold', miss: 'empty' };

/** The own bets by the reels: the net, then which places match, and at the end what became of each. */
export function RevealedBetsPanel({ bets }: { bets: RevealedBets }) {
  const { rows, lost, rest, total } = bets;
  return (
    <Panel aria-label={km.outcomes.ownBets}>
      <RevealedTotals total={total} isCelebrated={isCelebrated(bets)} />
      {/* Focusable, because it scrolls. */}
      <List aria-label={km.outcomes.ownBets} tabIndex={0}>
        {rowsOf(rows)}
        {/* By its place: one that the player has opened stays open when the last digit tells what it is. */}
        {[lost, rest]
          .flatMap((group) => group ?? [])
          .map((group, at) => (
            <FoldedRow key={at} group={group} />
          ))}
      </List>
    </Panel>
  );
}

/** The net of the round, large, then its stake and payout; what the draw decides appears with its last digit. */
function RevealedTotals({ total, isCelebrated }: { total: RevealedSum; isCelebrated: boolean }) {
  const { count, staked, outcome } = total;
  return (
    <Totals data-celebrated={isCelebrated || undefined}>
      {/* Its line is kept for the figure that the last digit decides. */}
      <strong>{outcome ? <WinLose amount={outcome.net} /> : '·'}</strong>
      <p>
        <Figures>{km.outcomes.bets(formatAmount(count))}</Figures>
        {outcome?.isExpected && <span>{km.outcomes.expectedHint}</span>}
        {isCelebrated && <b>{km.outcomes.congratulations}</b>}
      </p>
      <OutcomeSums staked={staked} outcome={outcome} hasNetAbove />
    </Totals>
  );
}

const rowsOf = (bets: readonly RevealedBet[]) =>
  bets.map((row, index) => <Row key={row.bet.id ?? `row-${index}`} row={row} />);

function Row({ row: { bet, matches, state, outcome } }: { row: RevealedBet }) {
  return (
    <li data-state={state}>
      <DigitBalls number={bet.number} color={matches.map((match) => ballColors[match])} />
      <Figures>{stakeText(bet)}</Figures>
      {outcome ? (
        <OutcomeText outcome={outcome} />
      ) : (
        <VisuallyHidden>{state === 'beaten' ? km.outcomes.cannotWin : ''}</VisuallyHidden>
      )}
    </li>
  );
}

/** Bets as one line, which says that it unfolds. */
function FoldedRow({ group: { bets, sum } }: { group: RevealedGroup }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li data-state={sum.outcome?.payout === 0 ? 'lost' : 'open'}>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>
          <span>{km.outcomes.showBets(formatAmount(sum.count))}</span>
          {sum.outcome ? <OutcomeText outcome={sum.outcome} /> : <Money amount={sum.staked} />}
        </summary>
        {/* A ticket of many lines costs nothing until it is looked at. */}
        {isOpen && <OutcomeRows>{rowsOf(bets)}</OutcomeRows>}
      </details>
    </li>
  );
}
