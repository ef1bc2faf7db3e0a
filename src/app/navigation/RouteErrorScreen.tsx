import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { ReportProblemButton } from '../../features/problemReport/ReportProblemButton';
import {
  problemReportEvents,
  selectIsErrorShown,
} from '../../features/problemReport/problemReportSlice';
import { km } from '../../i18n/km';
import { ErrorScreen, describeFailure } from '../../screens/error/ErrorScreen';
import { LoadingScreen } from '../../ui/state/LoadingScreen';
import { fileMissed } from '../appEvents';
import { useAppDispatch, useAppSelector } from '../hooks';

/**
 * The error screen of the routes; the store knows what it says for as long as it is shown. A missing
 * file of the app waits for what is made of it: the page may be loaded anew.
 */
export function RouteErrorScreen() {
  const error = useRouteError();
  const dispatch = useAppDispatch();
  const isShown = useAppSelector(selectIsErrorShown);
  const { isFileMissing } = describeFailure(error);
  useEffect(() => {
    const { title, message } = describeFailure(error);
    const words = { message: `${title}: ${message}` };
    dispatch(isFileMissing ? fileMissed(words) : problemReportEvents.errorShown(words));
    return () => void dispatch(problemReportEvents.errorLeft());
  }, [dispatch, error, isFileMissing]);
  if (isFileMissing && !isShown) return <LoadingScreen text={km.common.loading} />;
  return (
    <ErrorScreen>
      <ReportProblemButton />
    </ErrorScreen>
  );
}
