import { problemReportEvents } from './problemReportSlice';
import { messageOf } from '../../lib/logger';
import type { StartAppListening } from '../../app/storeTypes';

/** 'Report a problem': what there is to save, and saving it; an error screen keeps the visit at once. */
export function listenForProblemReport(startListening: StartAppListening): void {
  startListening({
    actionCreator: problemReportEvents.opened,
    effect: async (_, { dispatch, cancelActiveListeners, signal, extra }) => {
      cancelActiveListeners();
      const visits = await extra.traces.describe().catch((error: unknown) => {
        extra.logger.warn('no visit can be saved', messageOf(error));
        return [];
      });
      if (!signal.aborted) dispatch(problemReportEvents.visitsDescribed({ visits }));
    },
  });
  startListening({
    actionCreator: problemReportEvents.savePressed,
    effect: async (_, { dispatch, getState, getOriginalState, extra }) => {
      const { chosenVisitId, words } = getState().problemReport;
      if (chosenVisitId === null || getOriginalState().problemReport.saving === 'saving') return;
      try {
        await extra.traces.save(chosenVisitId, words);
        dispatch(problemReportEvents.traceSaved());
      } catch (error) {
        extra.logger.warn('the visit was not saved', messageOf(error));
        dispatch(problemReportEvents.saveFailed());
      }
    },
  });
  startListening({
    actionCreator: problemReportEvents.errorShown,
    effect: ({ payload }, { extra }) => extra.traces.noteProblem(payload.message),
  });
}
