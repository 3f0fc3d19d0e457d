import type { RouteObject } from 'react-router-dom';
import { paths, routePatterns } from '~/lib/address/paths.ts';
import { guarded, lazyPage } from './route-parts.tsx';

/** The pages of the dashboard. */
export const dashboardRoutes: RouteObject[] = [
  guarded('admin', [
    lazyPage(paths.dashboard, () => import('~/features/admin-overview/overview-page.tsx'), {
      title: 'Overview',
    }),
    lazyPage(
      paths.serviceOverview,
      () => import('~/features/admin-overview/service-overview-page.tsx'),
      { title: 'Service Overview' },
    ),
    lazyPage(paths.adminServices, () => import('~/features/admin-services/services-page.tsx'), {
      title: 'Services',
    }),
    lazyPage(paths.addService, () => import('~/features/admin-services/add-service-page.tsx'), {
      title: 'Add Service',
    }),
    lazyPage(
      routePatterns.editService,
      () => import('~/features/admin-services/edit-service-page.tsx'),
      { title: 'Edit Service' },
    ),
    lazyPage(paths.slots, () => import('~/features/admin-slots/slots-page.tsx'), {
      title: 'Slots',
    }),
    lazyPage(paths.bookings, () => import('~/features/admin-bookings/bookings-page.tsx'), {
      title: 'Bookings',
    }),
    lazyPage(
      routePatterns.adminBooking,
      () => import('~/features/admin-bookings/booking-page.tsx'),
      { title: 'Booking' },
    ),
    lazyPage(
      paths.transactionOverview,
      () => import('~/features/admin-transactions/transaction-overview-page.tsx'),
      { title: 'Transaction Overview' },
    ),
    lazyPage(paths.users, () => import('~/features/admin-users/users-page.tsx'), {
      title: 'Users',
    }),
    lazyPage(paths.audit, () => import('~/features/admin-audit/audit-page.tsx'), {
      title: 'Audit',
    }),
  ]),
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
