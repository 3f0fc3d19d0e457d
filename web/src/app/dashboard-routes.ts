import type { RouteObject } from 'react-router-dom';
import { paths, routePatterns } from '~/lib/paths.ts';
import { guarded, lazyPage } from './route-parts.tsx';

const adminScreens = [
  [paths.dashboard, 'Overview'],
  [paths.serviceOverview, 'Service Overview'],
  [paths.adminServices, 'Services'],
  [paths.addService, 'Add Service'],
  [paths.slots, 'Slots'],
  [paths.transactionOverview, 'Transaction Overview'],
  [paths.users, 'Users'],
] as const;

/** The pages of the dashboard. */
export const dashboardRoutes: RouteObject[] = [
  guarded(
    'admin',
    adminScreens.map(([path, title]) =>
      lazyPage(path, () => import('./dashboard/screen-on-its-way.tsx'), { title }),
    ),
  ),
  guarded('user', [
    lazyPage(paths.myBookings, () => import('~/features/my-bookings/my-bookings-page.tsx'), {
      title: 'My Bookings',
    }),
    lazyPage(
      routePatterns.myBooking,
      () => import('~/features/my-bookings/booking-details-page.tsx'),
      { title: 'Booking' },
    ),
    lazyPage(paths.rescheduleBooking, () => import('~/features/my-bookings/reschedule-page.tsx'), {
      title: 'Reschedule Booking',
    }),
    lazyPage(
      paths.myTransactions,
      () => import('~/features/my-transactions/my-transactions-page.tsx'),
      { title: 'My Transactions' },
    ),
    lazyPage(routePatterns.receipt, () => import('~/features/my-transactions/receipt-page.tsx'), {
      title: 'Receipt',
    }),
  ]),
  guarded(undefined, [
    lazyPage(paths.profile, () => import('~/features/profile/profile-page.tsx'), {
      title: 'Profile',
    }),
    lazyPage(paths.editProfile, () => import('~/features/profile/edit-profile-page.tsx'), {
      title: 'Edit Profile',
    }),
    lazyPage(paths.changePassword, () => import('~/features/password/change-password-page.tsx'), {
      title: 'Change Password',
    }),
  ]),
];
