import '../ui/theme/fonts-regular.css';
import type { Store } from '@reduxjs/toolkit';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router';
import { problemReportEvents } from '../features/problemReport/problemReportSlice';
import { ClockContext } from '../platform/ClockContext';
import type { Clock } from '../platform/clock';
import { messageOf } from '../platform/logger';
import { AppTheme } from '../ui/theme/AppTheme';
import { AppErrorBoundary } from './AppErrorBoundary';
import type { AppRouter } from './navigation/router';
import { ToastArea } from './notifications/ToastArea';
import { RemountBoundary } from '../ui/state/RemountBoundary';
import { ProblemReport, ReportProblemButton } from '../features/problemReport/ProblemReport';
import type { RootState } from '../store/rootState';

interface AppProps {
  store: Store<RootState>;
  router: AppRouter;
  clock: Clock;
}

/** The whole page: providers, the routed screens and the toast area. */
export function App({ store, router, clock }: AppProps) {
  const reportError = (error: unknown) => {
    store.dispatch(problemReportEvents.errorShown({ message: messageOf(error) }));
  };
  return (
    <StrictMode>
      <Provider store={store}>
        <ClockContext value={clock}>
          <AppTheme>
            <AppErrorBoundary onError={reportError} actions={<ReportProblemButton />}>
              <RouterProvider router={router} />
              <RemountBoundary>
                <ToastArea />
              </RemountBoundary>
            </AppErrorBoundary>
            <ProblemReport />
          </AppTheme>
        </ClockContext>
      </Provider>
    </StrictMode>
  );
}
