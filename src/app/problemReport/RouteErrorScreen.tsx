import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { ReportProblemButton } from '../../features/problemReport/ReportProblemButton';
import { problemReportEvents } from '../../features/problemReport/problemReportSlice';
import { ErrorScreen } from '../../screens/error/ErrorScreen';
import { describeFailure } from '../../screens/error/describeFailure';
import { useAppDispatch } from '../hooks';

/** The error screen of the routes; the store knows what it says for as long as it is shown. */
export function RouteErrorScreen() {
  const error = useRouteError();
  const dispatch = useAppDispatch();
  useEffect(() => {
    const { title, message } = describeFailure(error);
    dispatch(problemReportEvents.errorShown({ message: `${title}: ${message}` }));
    return () => void dispatch(problemReportEvents.errorLeft());
  }, [dispatch, error]);
  return (
    <ErrorScreen>
      <ReportProblemButton />
    </ErrorScreen>
  );
}
