import { ThemeProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router';
import { ClockContext } from '../features/game/clockedSelector';
import type { Clock } from '../lib/clock';
import { GlobalStyles } from '../ui/theme/GlobalStyles';
import '../ui/theme/fonts';
import { theme } from '../ui/theme/theme';
import { AppErrorBoundary } from './AppErrorBoundary';
import type { AppRouter } from './navigation/router';
import { ToastArea } from './notifications/ToastArea';
import type { AppStore } from './store';

interface AppProps {
  store: AppStore;
  router: AppRouter;
  clock: Clock;
}

/** The whole page: providers, the routed screens and the toast area. */
export function App({ store, router, clock }: AppProps) {
  return (
    <StrictMode>
      <Provider store={store}>
        <ClockContext value={clock}>
          <ThemeProvider theme={theme}>
            <GlobalStyles />
            <AppErrorBoundary>
              <RouterProvider router={router} />
              <ToastArea />
            </AppErrorBoundary>
          </ThemeProvider>
        </ClockContext>
      </Provider>
    </StrictMode>
  );
}
