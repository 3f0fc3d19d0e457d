import {
  type LoaderFunctionArgs,
  Navigate,
  type RouteObject,
  redirect,
  useParams,
} from 'react-router-dom';
import { paths, routePatterns } from '~/lib/address/paths.ts';
import { NotFoundPage } from './errors/not-found-page.tsx';
import { guarded, lazyPage } from './route-parts.tsx';
import type { RouteHandle } from './route-title.ts';
import { destinationOfUnknownPath } from './unknown-path.ts';

function followUnknownPath({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const destination = destinationOfUnknownPath(pathname);
  return destination === null ? null : redirect(destination + search);
}

function LegacyServiceRedirect() {
  const { id = '' } = useParams();
  return <Navigate to={paths.service(id)} replace />;
}

const customerPages = guarded('user', [
  lazyPage(routePatterns.booking, () => import('~/features/booking/booking-page.tsx'), {
    title: 'Complete Your Booking',
  }),
  lazyPage(paths.bookingSuccess, () => import('~/features/booking/booking-success-page.tsx'), {
    title: 'Your payment',
  }),
  lazyPage(paths.bookingFail, () => import('~/features/booking/booking-fail-page.tsx'), {
    title: 'Your payment',
  }),
]);

/** The pages of the public layout. */
export const publicRoutes: RouteObject[] = [
  customerPages,
  lazyPage(paths.home, () => import('~/features/home/home-page.tsx'), {}),
  lazyPage(paths.services, () => import('~/features/services/services-page.tsx'), {
    title: 'Services',
  }),
  lazyPage(routePatterns.service, () => import('~/features/services/service-page.tsx'), {
    title: 'Service',
  }),
  { path: routePatterns.legacyService, Component: LegacyServiceRedirect },
  lazyPage(paths.reviews, () => import('~/features/reviews/reviews-page.tsx'), {
    title: 'Reviews',
  }),
  lazyPage(paths.about, () => import('~/features/about/about-page.tsx'), { title: 'About' }),
  lazyPage(paths.signIn, () => import('~/features/auth/sign-in-page.tsx'), {
    title: 'Sign in',
  }),
  lazyPage(paths.signUp, () => import('~/features/auth/sign-up-page.tsx'), {
    title: 'Sign up',
  }),
  lazyPage(paths.completeAccount, () => import('~/features/auth/complete-account-page.tsx'), {
    title: 'Complete your account',
  }),
  lazyPage(paths.forgotPassword, () => import('~/features/password/forgot-password-page.tsx'), {
    title: 'Forgot your password?',
  }),
  lazyPage(paths.authAction, () => import('~/features/password/auth-action-page.tsx'), {
    title: 'Your account',
  }),
  {
    path: '*',
    handle: { title: 'Page Not Found' } satisfies RouteHandle,
    loader: followUnknownPath,
    Component: NotFoundPage,
  },
];
