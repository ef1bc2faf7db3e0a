import ButtonBase from '@mui/material/ButtonBase';
import { memo, useRef } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { km } from '../../i18n/km';
import { DigitBalls } from '../../ui/ball/DigitBalls';
import { Money, WinLose } from '../../ui/money';
import { Figures, VisuallyHidden } from '../../ui/text';
import { PastRoundBets } from './PastRoundBets';
import { outcomesEvents } from './outcomesSlice';
import type { OwnBets, PastRound } from './pastRounds';

interface PastRoundItemProps {
  round: PastRound;
  isOpen: boolean;
  /** There is room for the numbers of the own bets. */
  hasNumbers: boolean;
}

/** A drawn round in the history; a button if the player has bets in it. */
export const PastRoundItem = memo(function PastRoundItem({
  round,
  isOpen,
  hasNumbers,
}: PastRoundItemProps) {
  const dispatch = useAppDispatch();
  const anchor = useRef<HTMLButtonElement>(null);
  const { roundId, digits, own } = round;
  const number = (
    <span data-part="round">
      <span>
        <DigitBalls number={digits} />
      </span>
      <small>{km.common.roundTag(roundId)}</small>
    </span>
  );
  if (own === null) {
    return (
      <li>
        <span style={{ alignItems: 'center' }}>{number}</span>
      </li>
    );
  }
  return (
    <li>
      <ButtonBase
        ref={anchor}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => dispatch(outcomesEvents.pastRoundOpened({ roundId }))}
      >
        {number} {hasNumbers && <OwnNumbers bets={own.bets} />} <OwnMoney own={own} />
      </ButtonBase>
      {isOpen && <PastRoundBets roundId={roundId} digits={digits} own={own} anchor={anchor} />}
    </li>
  );
});

const mostNumbers = 4;

/** The first numbers that the player bet on. */
function OwnNumbers({ bets }: Pick<OwnBets, 'bets'>) {
  const more = bets.length - mostNumbers;
  return (
    <Figures data-part="numbers">
      {bets
        .slice(0, mostNumbers)
        .map(({ number }) => number ?? km.common.notAvailable)
        .join(' · ')}
      {more > 0 && ` +${more}`}
    </Figures>
  );
}

/** Stake and net of the round. */
function OwnMoney({ own: { staked, outcome } }: { own: OwnBets }) {
  return (
    <span data-part="money">
      <small>
        <span data-part="word">{km.outcomes.staked} </span>
        <Money amount={staked} />
      </small>{' '}
      <span>
        <VisuallyHidden>{km.outcomes.net} </VisuallyHidden>
        {outcome.isExpected && <small>{km.outcomes.expected} </small>}
        <WinLose amount={outcome.net} />
      </span>
    </span>
  );
}
