import type { RouteObject } from 'react-router-dom';
import { paths, routePatterns } from '~/lib/address/paths';
import { guarded, lazyPage } from './route-parts';

/** Loads the layout of the dashboard pages. */
export const loadDashboardFrame = async () => ({
  Component: (await import('./dashboard/dashboard-layout')).DashboardLayout,
});

/** Loads reactfire's providers for the pages inside. Rejects when Firebase cannot be loaded. */
const loadReactfire = async () => ({
  Component: await (await import('./dashboard/load-reactfire')).loadReactfire(),
});

export const dashboardRoutes: RouteObject[] = [
  guarded('runYard', [
    lazyPage(paths.today, () => import('~/features/admin-today/today-page'), {
      title: 'Today',
    }),
  ]),
  guarded('runDesk', [
    lazyPage(paths.slots, () => import('~/features/admin-slots/slots-page'), {
      title: 'Schedule',
    }),
    lazyPage(paths.waitlist, () => import('~/features/admin-waitlist/waitlist-page'), {
      title: 'Waitlist',
    }),
    lazyPage(paths.bookings, () => import('~/features/admin-bookings/bookings-page'), {
      title: 'Bookings',
    }),
    lazyPage(routePatterns.adminBooking, () => import('~/features/admin-bookings/booking-page'), {
      title: 'Booking',
    }),
    lazyPage(paths.customers, () => import('~/features/admin-customer/customers-page'), {
      title: 'Customers',
    }),
    lazyPage(routePatterns.customer, () => import('~/features/admin-customer/customer-page'), {
      title: 'Customer',
    }),
    lazyPage(paths.users, () => import('~/features/admin-users/users-page'), {
      title: 'Users',
    }),
    lazyPage(paths.adminReviews, () => import('~/features/admin-reviews/reviews-page'), {
      title: 'Reviews',
    }),
    lazyPage(paths.messages, () => import('~/features/admin-messages/messages-page'), {
      title: 'Messages',
    }),
    lazyPage(paths.messagePreview, () => import('~/features/admin-messages/message-preview-page'), {
      title: 'How messages look',
    }),
  ]),
  guarded('seeMoney', [
    lazyPage(paths.dashboard, () => import('~/features/admin-overview/overview-page'), {
      title: 'Overview',
    }),
    lazyPage(
      paths.serviceOverview,
      () => import('~/features/admin-overview/service-overview-page'),
      { title: 'Service Overview' },
    ),
    lazyPage(
      paths.transactionOverview,
      () => import('~/features/admin-transactions/transaction-overview-page'),
      { title: 'Transaction Overview' },
    ),
    lazyPage(paths.closeDay, () => import('~/features/admin-closings/close-day-page'), {
      title: 'Close the Day',
    }),
    lazyPage(routePatterns.adminReceipt, () => import('~/features/admin-receipts/receipt-page'), {
      title: 'Receipt',
    }),
  ]),
  guarded('manageCatalogue', [
    lazyPage(paths.adminServices, () => import('~/features/admin-services/services-page'), {
      title: 'Services',
    }),
    lazyPage(paths.addService, () => import('~/features/admin-services/add-service-page'), {
      title: 'Add Service',
    }),
    lazyPage(
      routePatterns.editService,
      () => import('~/features/admin-services/edit-service-page'),
      { title: 'Edit Service' },
    ),
    lazyPage(paths.bays, () => import('~/features/admin-bays/bays-page'), {
      title: 'Bays',
    }),
    lazyPage(paths.settings, () => import('~/features/admin-settings/settings-page'), {
      title: 'Settings',
    }),
  ]),
  guarded('seeAudit', [
    lazyPage(paths.audit, () => import('~/features/admin-audit/audit-page'), {
      title: 'Audit',
    }),
  ]),
  guarded('user', [
    lazyPage(paths.myBookings, () => import('~/features/my-bookings/my-bookings-page'), {
      title: 'My Bookings',
    }),
    lazyPage(routePatterns.myBooking, () => import('~/features/my-bookings/booking-details-page'), {
      title: 'Booking',
    }),
    lazyPage(paths.rescheduleBooking, () => import('~/features/my-bookings/reschedule-page'), {
      title: 'Reschedule Booking',
    }),
    lazyPage(routePatterns.joinWaitlist, () => import('~/features/booking/join-waitlist-page'), {
      title: 'Join the waitlist',
    }),
    lazyPage(
      paths.myTransactions,
      () => import('~/features/my-transactions/my-transactions-page'),
      { title: 'My Transactions' },
    ),
    lazyPage(routePatterns.receipt, () => import('~/features/my-transactions/receipt-page'), {
      title: 'Payment',
    }),
  ]),
  guarded(undefined, [
    {
      lazy: loadReactfire,
      children: [
        lazyPage(paths.profile, () => import('~/features/profile/profile-page'), {
          title: 'Profile',
        }),
        lazyPage(paths.editProfile, () => import('~/features/profile/edit-profile-page'), {
          title: 'Edit Profile',
        }),
        lazyPage(paths.changePassword, () => import('~/features/password/change-password-page'), {
          title: 'Change Password',
        }),
      ],
    },
  ]),
];
