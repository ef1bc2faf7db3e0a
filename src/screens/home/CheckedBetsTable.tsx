import { useCallback } from 'react';
import { chunkLoadFailed } from '../../store/appEvents';
import { useAppDispatch } from '../../store/hooks';
import { SettledBetsTable } from '../../features/bets/tables/BetsTables';
import type { Bet } from '../../domain/bet';
import { disagreementOf } from '../../domain/settlementCheck';
import { problemReportEvents } from '../../features/problemReport/problemReportSlice';
import { lazyWithPreload } from '../../ui/lazyWithPreload';

const SettlementMark = lazyWithPreload(
  () => import(/* webpackChunkName: "later" */ '../../features/outcomes/SettlementMark'),
);

/** The settled bets; one whose figure is not that of the rule is marked and can be reported. */
export function CheckedBetsTable() {
  const dispatch = useAppDispatch();
  const markOf = useCallback(
    (bet: Bet) => {
      const disagreement = disagreementOf(bet);
      return (
        disagreement && (
          <SettlementMark
            bet={bet}
            disagreement={disagreement}
            onReport={(message) => dispatch(problemReportEvents.opened({ message }))}
            onLoadFailed={() => dispatch(chunkLoadFailed())}
          />
        )
      );
    },
    [dispatch],
  );
  return <SettledBetsTable markOf={markOf} />;
}
