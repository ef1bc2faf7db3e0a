import type { RootState } from '../../store/rootState';
import { onChange } from '../../store/onChange';
import type { StartAppListening } from '../../store/storeTypes';
import { messageOf } from '../../platform/logger';
import { problemReportEvents } from './problemReportSlice';

/** Lists the recordings, redacts the description as it is typed, downloads the chosen one, and saves the current one when an error is shown. */
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
  startListening(
    onChange(selectMessage, async (message, listening) => {
      const { dispatch, getState, cancelActiveListeners, signal, extra } = listening;
      cancelActiveListeners();
      const { messageAsSaved } = getState().problemReport;
      const redacted = await extra.recordings.messageAsSaved(message).catch(() => message);
      const shown = redacted === message ? undefined : redacted;
      if (!signal.aborted && shown !== messageAsSaved) {
        dispatch(problemReportEvents.messageMasked({ message: shown }));
      }
    }),
  );
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

const selectMessage = ({ problemReport }: RootState) => problemReport.message;
