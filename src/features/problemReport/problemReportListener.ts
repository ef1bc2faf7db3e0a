import type { StartAppListening } from '../../app/storeTypes';
import { messageOf } from '../../lib/logger';
import { problemReportEvents } from './problemReportSlice';

/** Lists the recordings, downloads the chosen one, and saves the current one when an error is shown. */
export function listenForProblemReport(startListening: StartAppListening): void {
  startListening({
    actionCreator: problemReportEvents.opened,
    effect: async (_, { dispatch, cancelActiveListeners, signal, extra }) => {
      cancelActiveListeners();
      const recordings = await extra.recordings.describe().catch((error: unknown) => {
        extra.logger.warn('no recording can be saved', messageOf(error));
        return [];
      });
      if (!signal.aborted) dispatch(problemReportEvents.recordingsDescribed({ recordings }));
    },
  });
  startListening({
    actionCreator: problemReportEvents.savePressed,
    effect: async (_, { dispatch, getState, getOriginalState, extra }) => {
      const { chosenRecordingId, message } = getState().problemReport;
      const isSaving = getOriginalState().problemReport.saving === 'saving';
      if (chosenRecordingId === null || isSaving) return;
      try {
        await extra.recordings.download(chosenRecordingId, message);
        dispatch(problemReportEvents.traceSaved());
      } catch (error) {
        extra.logger.warn('the recording was not saved', messageOf(error));
        dispatch(problemReportEvents.saveFailed());
      }
    },
  });
  startListening({
    actionCreator: problemReportEvents.errorShown,
    effect: ({ payload }, { extra }) => extra.recordings.noteProblem(payload.message),
  });
}
