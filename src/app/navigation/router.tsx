import { createBrowserRouter, createMemoryRouter, Outlet } from 'react-router';
import type { RouteObject } from 'react-router';
import { routePatterns } from '../../config/paths';
import { MaintenanceGate } from '../layout/MaintenanceGate';
import { Loading } from '../layout/Loading';
import { Nothing } from '../layout/Nothing';
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
 * Every route of the specification's section 2; each screen is a chunk of its own. Where an
 * address may not stand, `redirects` replaces it, so that no route needs a guard of its own.
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
            // In the file of home, where nearly every visit begins: the login needs no frame.
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
          { path: '*', Component: Nothing },
        ],
      },
    ],
  },
];

/** The router of the page's own address. */
export const createAppRouter = () => createBrowserRouter(routes);

/** A router that starts at an address of its own and leaves the page's alone. */
export const createDetachedRouter = (address: string) =>
  createMemoryRouter(routes, { initialEntries: [address] });

export type AppRouter = ReturnType<typeof createAppRouter>;
