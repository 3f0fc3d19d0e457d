import type { RouteObject } from 'react-router-dom';
import { dashboardRoutes, loadDashboardFrame } from './dashboard-routes';
import { RouteErrorPage } from './errors/route-error-page';
import { PublicLayout } from './layout/public-layout';
import { publicRoutes } from './public-routes';
import { publicRouteId } from './rendering/hydration-data';
import { onServer } from './route-parts';

/** The pages outside the dashboard. */
export const publicTree: RouteObject = {
  id: publicRouteId,
  ...onServer((source) => source.settings()),
  Component: PublicLayout,
  ErrorBoundary: RouteErrorPage,
  // The overlay of index.html covers the screen while the first page loads.
  HydrateFallback: () => null,
  children: [
    {
      ErrorBoundary: RouteErrorPage,
      children: publicRoutes,
    },
  ],
};

/** All routes of the application. Pages are loaded lazily. */
export const routes: RouteObject[] = [
  publicTree,
  {
    lazy: loadDashboardFrame,
    ErrorBoundary: RouteErrorPage,
    HydrateFallback: () => null,
    children: [{ ErrorBoundary: RouteErrorPage, children: dashboardRoutes }],
  },
];
