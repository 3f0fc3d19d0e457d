import { bookingPath } from '@carwash/domain/bookings/booking-path';
import { pageQueryKeys } from '@carwash/domain/page-data';
import { returnedTransactionParameter } from '@carwash/domain/payments/transaction-id';

const fragment = (path: string, id: string) => `${path}#${id}`;

/** Element id of the testimonials on the home page. */
export const testimonialsId = 'testimonials';

/** Element id of the reviews on a service's page. */
export const reviewsId = 'reviews';

const id = encodeURIComponent;

/** A file with the licenses of all packages in the build. */
export const noticesPath = '/third-party-notices.txt';

/** The paths of all screens. Ids are escaped. */
export const paths = {
  home: '/',
  testimonials: fragment('/', testimonialsId),
  services: '/services',
  service: (serviceId: string) => `/services/${id(serviceId)}`,
  serviceReviews: (serviceId: string) => fragment(`/services/${id(serviceId)}`, reviewsId),
  booking: (serviceId: string, slotId: string) => `/booking/${id(serviceId)}/${id(slotId)}`,
  /** Redirects to the booking page for the customer's latest service. */
  bookAgain: '/book-again',
  /** Redirects to the booking page of the next open slot. */
  bookNext: (serviceId: string) => `/booking/${id(serviceId)}`,
  bookingSuccess: '/booking-success',
  /** The same page for a given payment. */
  confirmation: (transactionId: string) =>
    `/booking-success?${new URLSearchParams({ [returnedTransactionParameter]: transactionId })}`,
  bookingFail: '/booking-fail',
  reviews: '/review',
  about: '/about',
  privacy: '/privacy',
  terms: '/terms',
  signIn: '/auth/signin',
  signUp: '/auth/signup',
  completeAccount: '/auth/complete',
  forgotPassword: '/auth/forgot-password',
  /** Target of the links in mails about an account. */
  authAction: '/auth/action',
  /** Target of the link in mails about bookings. It stops those that are not essential. */
  unsubscribe: '/unsubscribe',
  dashboard: '/dashboard',
  today: '/dashboard/today',
  adminServices: '/dashboard/services',
  addService: '/dashboard/add-service',
  serviceOverview: '/dashboard/service-overview',
  slots: '/dashboard/slots',
  /** The same screen with the form open that sells a start at the desk. */
  sellStart: (date: string, slotId: string) =>
    `/dashboard/slots?${new URLSearchParams({ date, book: slotId })}`,
  waitlist: '/dashboard/waitlist',
  bays: '/dashboard/bays',
  editService: (serviceId: string) => `/dashboard/services/${id(serviceId)}/edit`,
  bookings: '/dashboard/bookings',
  adminBooking: bookingPath.staff,
  users: '/dashboard/users',
  customers: '/dashboard/customers',
  customer: (customerId: string) => `/dashboard/customers/${id(customerId)}`,
  usersFoundBy: (search: string) => `/dashboard/users?${new URLSearchParams({ search })}`,
  audit: '/dashboard/audit',
  adminReviews: '/dashboard/reviews',
  messages: '/dashboard/messages',
  messagePreview: '/dashboard/messages/preview',
  settings: '/dashboard/settings',
  transactionOverview: '/dashboard/transaction-overview',
  /** The same screen with the details of one transaction open. */
  adminTransaction: (transactionId: string) =>
    `/dashboard/transaction-overview?${new URLSearchParams({ transaction: transactionId })}`,
  adminReceipt: (receiptId: string) => `/dashboard/receipts/${id(receiptId)}`,
  closeDay: '/dashboard/close-day',
  myBookings: '/dashboard/my-bookings',
  myBooking: bookingPath.customer,
  rescheduleBooking: '/dashboard/reschedule-booking',
  /** The same screen with the panel of one booking open. */
  rescheduleThis: (bookingId: string) =>
    `/dashboard/reschedule-booking?${new URLSearchParams({ [bookingParameter]: bookingId })}`,
  joinWaitlist: (serviceId: string, day: string | null) =>
    `/dashboard/join-waitlist/${id(serviceId)}${day === null ? '' : `?${new URLSearchParams({ [pageQueryKeys.service.day]: day })}`}`,
  myTransactions: '/dashboard/my-transactions',
  receipt: (transactionId: string) => `/dashboard/my-transactions/${id(transactionId)}`,
  profile: '/dashboard/profile',
  editProfile: '/dashboard/edit-profile',
  changePassword: '/dashboard/change-password',
} as const;

/** Query parameter of the reschedule screen: the booking to move. */
export const bookingParameter = 'booking';

/** The patterns of these paths for the router. */
export const routePatterns = {
  service: '/services/:id',
  legacyService: '/serviceDetails/:id',
  booking: '/booking/:serviceId/:slotId',
  bookNext: '/booking/:serviceId',
  editService: '/dashboard/services/:id/edit',
  adminBooking: '/dashboard/bookings/:id',
  customer: '/dashboard/customers/:id',
  myBooking: '/dashboard/my-bookings/:id',
  joinWaitlist: '/dashboard/join-waitlist/:serviceId',
  receipt: '/dashboard/my-transactions/:id',
  adminReceipt: '/dashboard/receipts/:id',
} as const;

/** Query parameter of the home page, set by the payment provider's cancel link. */
export const cancelledPaymentParameter = pageQueryKeys.home.cancelledPayment;
