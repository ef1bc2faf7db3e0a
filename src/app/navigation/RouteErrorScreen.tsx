import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { ReportProblemButton } from '../../features/problemReport/ProblemReport';
import {
  problemReportEvents,
  selectIsErrorShown,
} from '../../features/problemReport/problemReportSlice';
import { km } from '../../i18n/km';
import { ErrorPanel, describeFailure } from '../../screens/error/ErrorScreen';
import { ownFrames } from '../../platform/ownFrames';
import { LoadingScreen } from '../../ui/state/LoadingScreen';
import { releaseFileMissing } from '../../store/appEvents';
import { useAppDispatch, useAppSelector } from '../../store/hooks';

/**
 * The error screen of the routes; the store holds its message while it is shown. After a missing chunk
 * it shows the loading screen until the app has decided whether to reload the page.
 */
export function RouteErrorScreen() {
  const error = useRouteError();
  const dispatch = useAppDispatch();
  const isShown = useAppSelector(selectIsErrorShown);
  const { isFileMissing } = describeFailure(error);
  useEffect(() => {
    const { title, message } = describeFailure(error);
    const shown = { message: `${title}: ${message}`, stack: ownFrames(error) };
    dispatch(isFileMissing ? releaseFileMissing(shown) : problemReportEvents.errorShown(shown));
    return () => void dispatch(problemReportEvents.errorHidden());
  }, [dispatch, error, isFileMissing]);
  if (isFileMissing && !isShown) return <LoadingScreen text={km.common.loading} />;
  return (
    <ErrorPanel error={error}>
      <ReportProblemButton />
    </ErrorPanel>
  );
}
