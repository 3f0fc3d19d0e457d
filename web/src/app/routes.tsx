import {
  type LoaderFunctionArgs,
  Navigate,
  Outlet,
  type RouteObject,
  redirect,
  useParams,
} from 'react-router-dom';
import { PageSpinner } from '~/components/page-spinner.tsx';
import { paths, routePatterns } from '~/lib/paths.ts';
import { RequireRole } from '~/lib/session/require-role.tsx';
import { NotFoundPage } from './errors/not-found-page.tsx';
import { RouteErrorPage } from './errors/route-error-page.tsx';
import { PublicLayout } from './layout/public-layout.tsx';
import type { RouteHandle } from './route-title.ts';
import { destinationOfUnknownPath } from './unknown-path.ts';

type Page = () => Promise<{ default: React.ComponentType }>;

// As one function: the router swallows the error of a `lazy: { Component }` that does not load.
const lazyPage = (path: string, page: Page, handle: RouteHandle): RouteObject => ({
  path,
  handle,
  lazy: async () => ({ Component: (await page()).default }),
});

function followUnknownPath({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const destination = destinationOfUnknownPath(pathname);
  return destination === null ? null : redirect(destination + search);
}

function LegacyServiceRedirect() {
  const { id = '' } = useParams();
  return <Navigate to={paths.service(id)} replace />;
}

const customerPages: RouteObject = {
  element: (
    // biome-ignore lint/a11y/useValidAriaRole: the role of an account, not of an element
    <RequireRole role="user" fallback={<PageSpinner />}>
      <Outlet />
    </RequireRole>
  ),
  children: [
    lazyPage(routePatterns.booking, () => import('~/features/booking/booking-page.tsx'), {
      title: 'Complete Your Booking',
    }),
    lazyPage(paths.bookingSuccess, () => import('~/features/booking/booking-success-page.tsx'), {
      title: 'Your payment',
    }),
    lazyPage(paths.bookingFail, () => import('~/features/booking/booking-fail-page.tsx'), {
      title: 'Your payment',
    }),
  ],
};

const publicPages: RouteObject[] = [
  lazyPage(paths.home, () => import('~/features/home/home-page.tsx'), {}),
  lazyPage(paths.services, () => import('~/features/catalogue/services-page.tsx'), {
    title: 'Services',
  }),
  lazyPage(routePatterns.service, () => import('~/features/catalogue/service-page.tsx'), {
    title: 'Service',
  }),
  { path: routePatterns.legacyService, Component: LegacyServiceRedirect },
  lazyPage(paths.signIn, () => import('~/features/auth/sign-in-page.tsx'), {
    title: 'Sign in',
  }),
  lazyPage(paths.signUp, () => import('~/features/auth/sign-up-page.tsx'), {
    title: 'Sign up',
  }),
  {
    path: '*',
    handle: { title: 'Page Not Found' } satisfies RouteHandle,
    loader: followUnknownPath,
    Component: NotFoundPage,
  },
];

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
        children: [...publicPages, customerPages],
      },
    ],
  },
];
