import type { RouteObject } from 'react-router-dom';
import { dashboardRoutes, loadDashboardFrame } from './dashboard-routes';
import { RouteErrorPage } from './errors/route-error-page';
import { PublicLayout } from './layout/public-layout';
import { publicRoutes } from './public-routes';

/** Every address of the application. Pages load when they are first visited. */
export const routes: RouteObject[] = [
  {
    Component: PublicLayout,
    ErrorBoundary: RouteErrorPage,
    // The overlay of index.html is still there while the first page loads.
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: RouteErrorPage,
        children: publicRoutes,
      },
    ],
  },
  {
    lazy: loadDashboardFrame,
    ErrorBoundary: RouteErrorPage,
    HydrateFallback: () => null,
    children: [{ ErrorBoundary: RouteErrorPage, children: dashboardRoutes }],
  },
];
