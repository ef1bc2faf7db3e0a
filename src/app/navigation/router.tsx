import { createBrowserRouter, createMemoryRouter, Outlet } from 'react-router';
import type { RouteObject } from 'react-router';
import { routePatterns } from '../../config/paths';
import { MaintenanceGate } from '../layout/MaintenanceGate';
import { Loading } from '../layout/Loading';
import { RemountBoundary } from '../../ui/state/RemountBoundary';
import { RouteErrorScreen } from './RouteErrorScreen';

function RemountedScreens() {
  return (
    <RemountBoundary>
      <Outlet />
    </RemountBoundary>
  );
}

/**
 * Every route of the specification's section 2; each screen is a separate chunk. The listener
 * `redirects` replaces addresses that may not be shown, so routes need no guards.
 */
const routes: RouteObject[] = [
  {
    ErrorBoundary: RouteErrorScreen,
    Component: RemountedScreens,
    HydrateFallback: Loading,
    children: [
      {
        path: routePatterns.maintenance,
        lazy: () =>
          import(
            /* webpackChunkName: "screen-maintenance" */ '../../screens/maintenance/MaintenanceScreen'
          ),
      },
      {
        Component: MaintenanceGate,
        children: [
          {
            path: routePatterns.login,
            lazy: () =>
              import(/* webpackChunkName: "screen-login" */ '../../screens/login/LoginScreen'),
          },
          {
            path: routePatterns.checkAuth,
            lazy: () =>
              import(
                /* webpackChunkName: "screen-check-auth" */ '../../screens/checkAuth/CheckAuthScreen'
              ),
          },
          {
            // In home's chunk, since nearly every session begins there; the login needs no layout.
            lazy: () => import(/* webpackChunkName: "screen-home" */ '../layout/SignedInLayout'),
            children: [
              {
                path: routePatterns.home,
                lazy: () =>
                  import(/* webpackChunkName: "screen-home" */ '../../screens/home/HomeScreen'),
              },
              {
                path: routePatterns.report,
                lazy: () =>
                  import(
                    /* webpackChunkName: "screen-report" */ '../../screens/report/ReportScreen'
                  ),
              },
              {
                path: routePatterns.reportDetail,
                lazy: () =>
                  import(
                    /* webpackChunkName: "screen-report-detail" */ '../../screens/report/ReportDetailScreen'
                  ),
              },
              {
                path: routePatterns.rule,
                lazy: () =>
                  import(/* webpackChunkName: "screen-rule" */ '../../screens/rule/RuleScreen'),
              },
            ],
          },
          // Nothing while an unknown address is being redirected.
          { path: '*', element: null },
        ],
      },
    ],
  },
];

/** The router over the page's address. */
export const createAppRouter = () => createBrowserRouter(routes);

/** A router in memory that starts at `address` and leaves the page's address alone. */
export const createDetachedRouter = (address: string) =>
  createMemoryRouter(routes, { initialEntries: [address] });

export type AppRouter = ReturnType<typeof createAppRouter>;
