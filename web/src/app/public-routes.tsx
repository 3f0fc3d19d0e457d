import type { ListPageData, PageSource, ServicePageData } from '@carwash/domain/page-data';
import {
  data,
  type LoaderFunctionArgs,
  Navigate,
  type RouteObject,
  redirect,
  useParams,
} from 'react-router-dom';
import { paths, routePatterns } from '~/lib/address/paths';
import { dayParameter } from '~/lib/address/service-day-path';
import { NotFoundPage } from './errors/not-found-page';
import { guarded, lazyPage, onServer } from './route-parts';
import type { RouteHandle } from './route-title';
import { destinationOfUnknownPath } from './unknown-path';

/** Nothing, with the status of a page that does not exist. */
const notFound = data(null, { status: 404 });

/** Days with room of each service in a list: enough for a page that was stored before midnight. */
const daysListed = 2;

async function loadList(source: PageSource): Promise<ListPageData> {
  const [services, openTimes] = await Promise.all([
    source.services(),
    source.openTimes({ maxDays: daysListed }),
  ]);
  return { services, openTimes: openTimes ?? undefined };
}

/** Loads a service with the times of the day that the address names, or else of the first day with room. */
async function loadService(source: PageSource, id: string, named: string | null) {
  const [service, openTimes] = await Promise.all([
    source.service(id),
    source.openTimes({ serviceId: id }),
  ]);
  if (!service) return notFound;
  const openDays = openTimes ? (openTimes[0]?.days ?? []) : undefined;
  const date = named ?? openDays?.[0]?.date;
  const day = date === undefined ? null : await source.day(date, id);
  return { service, openDays, day } satisfies ServicePageData;
}

function followUnknownPath({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const destination = destinationOfUnknownPath(pathname);
  return destination === null ? notFound : redirect(destination + search);
}

function LegacyServiceRedirect() {
  const { id = '' } = useParams();
  return <Navigate to={paths.service(id)} replace />;
}

const customerPages = guarded('user', [
  lazyPage(routePatterns.booking, () => import('~/features/booking/booking-page'), {
    title: 'Complete Your Booking',
    isTask: true,
  }),
  lazyPage(paths.bookAgain, () => import('~/features/booking/book-again-page'), {
    title: 'Book again',
    isTask: true,
  }),
  lazyPage(routePatterns.bookNext, () => import('~/features/booking/book-next-page'), {
    title: 'Book again',
    isTask: true,
  }),
  lazyPage(paths.bookingSuccess, () => import('~/features/booking/booking-success-page'), {
    title: 'Your payment',
    isTask: true,
  }),
  lazyPage(paths.bookingFail, () => import('~/features/booking/booking-fail-page'), {
    title: 'Your payment',
    isTask: true,
  }),
]);

/** The routes in the public layout. */
export const publicRoutes: RouteObject[] = [
  customerPages,
  {
    ...lazyPage(paths.home, () => import('~/features/home/home-page'), {}),
    ...onServer(loadList),
  },
  {
    ...lazyPage(paths.services, () => import('~/features/services/services-page'), {
      title: 'Services',
      description:
        'Every wash and treatment with its price, duration and rating. Pick one, choose an open time and pay by card: the slot is yours right away.',
    }),
    ...onServer(loadList),
  },
  {
    ...lazyPage(routePatterns.service, () => import('~/features/services/service-page'), {
      title: 'Service',
    }),
    ...onServer((source, { id = '' }, query) => loadService(source, id, query.get(dayParameter))),
  },
  { path: routePatterns.legacyService, Component: LegacyServiceRedirect },
  lazyPage(paths.reviews, () => import('~/features/reviews/reviews-page'), {
    title: 'Reviews',
    description: 'What customers say of each service, in their own words, with all ratings.',
  }),
  lazyPage(paths.about, () => import('~/features/about/about-page'), {
    title: 'About',
    description: 'Who washes your car, how we work, where we are and when we are open.',
  }),
  lazyPage(paths.privacy, () => import('~/features/legal/privacy-page'), {
    title: 'Privacy',
    description: 'What we store about you, why, and for how long.',
  }),
  lazyPage(paths.terms, () => import('~/features/legal/terms-page'), {
    title: 'Terms',
    description: 'How booking, cancelling and refunds work.',
  }),
  lazyPage(paths.signIn, () => import('~/features/auth/sign-in-page'), {
    title: 'Sign in',
    isTask: true,
  }),
  lazyPage(paths.signUp, () => import('~/features/auth/sign-up-page'), {
    title: 'Sign up',
    isTask: true,
  }),
  lazyPage(paths.completeAccount, () => import('~/features/auth/complete-account-page'), {
    title: 'Complete your account',
    isTask: true,
  }),
  lazyPage(paths.forgotPassword, () => import('~/features/password/forgot-password-page'), {
    title: 'Forgot your password?',
    isTask: true,
  }),
  lazyPage(paths.authAction, () => import('~/features/password/auth-action-page'), {
    title: 'Your account',
    isTask: true,
  }),
  lazyPage(paths.unsubscribe, () => import('~/features/unsubscribe/unsubscribe-page'), {
    title: 'Emails from us',
    isTask: true,
  }),
  {
    path: '*',
    handle: { title: 'Page Not Found' } satisfies RouteHandle,
    loader: followUnknownPath,
    Component: NotFoundPage,
  },
];
