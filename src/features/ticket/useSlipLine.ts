import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { SlipLine } from '../bets/slip/BetSlipForm';
import { selectCanAddToTicket, selectIsInTicket } from './ticketSelectors';
import { addToTicket } from './ticketThunks';

/** What the slip of this number offers of the ticket. */
export function useSlipLine(number: string): SlipLine {
  const dispatch = useAppDispatch();
  return {
    canAdd: useAppSelector(selectCanAddToTicket),
    isInTicket: useAppSelector((state) => selectIsInTicket(state, number)),
    add: (stake) => dispatch(addToTicket(stake)),
  };
}
