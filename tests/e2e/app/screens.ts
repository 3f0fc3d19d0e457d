import type { Booking } from '@carwash/domain/bookings/booking';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { type Admitted, isCapability } from '@carwash/domain/roles/role';
import type { Service } from '@carwash/domain/services/service';
import type { Slot } from '@carwash/domain/slots/slot';
import type { paths, routePatterns } from '../../../web/src/lib/address/paths.ts';
import { bookingPageOf } from '../support/screens/booking-page.ts';

/** The addresses that are written out, without those that are put together. */
type WrittenOut<Addresses> = {
  [Name in keyof Addresses]: Addresses[Name] extends string
    ? string extends Addresses[Name]
      ? never
      : Addresses[Name]
    : never;
}[keyof Addresses];

/** Every route that shows a screen of its own. */
type ScreenRoute = Exclude<
  WrittenOut<typeof paths> | WrittenOut<typeof routePatterns>,
  typeof routePatterns.legacyService
>;

/** People who see a screen. newcomer: somebody whose account is not complete; signedIn: any role. */
type Audience = 'everybody' | 'newcomer' | 'signedIn' | Admitted;

/** Records that the screens show. */
export interface Shown {
  service: Service;
  /** A slot without a booking. */
  slot: Slot;
  booking: Booking;
  /** A payment that goes back. */
  refund: Transaction;
}

export interface Screen {
  for: Audience;
  /** Seen when the screen is complete. */
  shows: string | RegExp;
  /** Its address, where that is not the route's own path. */
  at?: (shown: Shown) => string;
}

/** All screens: the compiler asks for those that are added to the addresses of the client. */
export const screens: Record<ScreenRoute, Screen> = {
  '/': { for: 'everybody', shows: 'What our customers say' },
  '/services': { for: 'everybody', shows: /^\d+ services/ },
  '/services/:id': { for: 'everybody', shows: '5 stars', at: () => '/services/foamwash' },
  '/review': { for: 'everybody', shows: 'Overall rating' },
  '/about': { for: 'everybody', shows: 'Our mission' },
  '/privacy': { for: 'everybody', shows: 'What we store' },
  '/terms': { for: 'everybody', shows: 'Cancelling' },
  '/auth/signin': { for: 'everybody', shows: 'Demo Admin' },
  '/auth/signup': { for: 'everybody', shows: 'Create your account' },
  '/auth/forgot-password': { for: 'everybody', shows: /password/i },
  '/auth/action': {
    for: 'everybody',
    shows: /no longer works/,
    at: () => '/auth/action?mode=resetPassword&oobCode=none',
  },
  '/unsubscribe': { for: 'everybody', shows: 'This link does not work' },
  '/auth/complete': { for: 'newcomer', shows: 'Almost there' },
  '/booking/:serviceId/:slotId': {
    for: 'user',
    shows: 'Your vehicle',
    at: ({ slot }) => bookingPageOf(slot),
  },
  '/book-again': { for: 'user', shows: 'Your vehicle' },
  '/booking/:serviceId': {
    for: 'user',
    shows: 'Your vehicle',
    at: ({ slot }) => `/booking/${slot.serviceId}`,
  },
  '/booking-success': {
    for: 'user',
    shows: 'Your money goes back to you',
    at: ({ refund }) => `/booking-success?transaction=${refund._id}`,
  },
  '/booking-fail': {
    for: 'user',
    shows: 'Your money goes back to you',
    at: ({ refund }) => `/booking-fail?transaction=${refund._id}`,
  },
  '/dashboard/my-bookings': { for: 'user', shows: 'Completed' },
  '/dashboard/my-bookings/:id': {
    for: 'user',
    shows: 'Confirmed',
    at: ({ booking }) => `/dashboard/my-bookings/${booking._id}`,
  },
  '/dashboard/reschedule-booking': { for: 'user', shows: 'Cancel Booking' },
  '/dashboard/join-waitlist/:serviceId': {
    for: 'user',
    shows: 'Add another day',
    at: ({ slot }) => `/dashboard/join-waitlist/${slot.serviceId}?date=${slot.date}`,
  },
  '/dashboard/my-transactions': { for: 'user', shows: 'Paid' },
  '/dashboard/my-transactions/:id': {
    for: 'user',
    shows: /Payment number T-/,
    at: ({ booking }) => `/dashboard/my-transactions/${booking._id}`,
  },
  '/dashboard/profile': { for: 'signedIn', shows: /@/ },
  '/dashboard/edit-profile': { for: 'signedIn', shows: 'Save' },
  '/dashboard/change-password': { for: 'signedIn', shows: 'Change Password' },
  '/dashboard': { for: 'seeMoney', shows: /^\$[\d,.]+ this month$/ },
  '/dashboard/today': { for: 'runYard', shows: 'Takings so far' },
  '/dashboard/service-overview': { for: 'seeMoney', shows: 'Total revenue' },
  '/dashboard/services': { for: 'manageCatalogue', shows: 'Foam Wash' },
  '/dashboard/services/:id/edit': {
    for: 'manageCatalogue',
    shows: 'Save changes',
    at: ({ service }) => `/dashboard/services/${service._id}/edit`,
  },
  '/dashboard/add-service': { for: 'manageCatalogue', shows: 'Add benefit' },
  '/dashboard/slots': { for: 'runDesk', shows: 'All slots' },
  '/dashboard/waitlist': { for: 'runDesk', shows: /Nobody waits|Waiting/ },
  '/dashboard/bays': { for: 'manageCatalogue', shows: 'Bays and vans' },
  '/dashboard/bookings': { for: 'runDesk', shows: 'Confirmed' },
  '/dashboard/bookings/:id': {
    for: 'runDesk',
    shows: 'By the customer',
    at: ({ booking }) => `/dashboard/bookings/${booking._id}`,
  },
  '/dashboard/transaction-overview': { for: 'seeMoney', shows: 'Paid' },
  '/dashboard/close-day': { for: 'seeMoney', shows: 'Earlier closings' },
  '/dashboard/receipts/:id': {
    for: 'seeMoney',
    shows: /Print A4|There is no such receipt/,
    at: ({ booking }) => `/dashboard/receipts/${booking._id}`,
  },
  '/dashboard/customers': { for: 'runDesk', shows: 'Latest visit' },
  '/dashboard/customers/:id': {
    for: 'runDesk',
    shows: 'Notes of the staff',
    at: ({ booking }) => `/dashboard/customers/u-${booking.customer.uid}`,
  },
  '/dashboard/users': { for: 'runDesk', shows: 'Active' },
  '/dashboard/reviews': { for: 'runDesk', shows: 'All reviews' },
  '/dashboard/messages': { for: 'runDesk', shows: 'Sent this month' },
  '/dashboard/messages/preview': { for: 'runDesk', shows: 'Notification' },
  '/dashboard/audit': { for: 'seeAudit', shows: 'Audit' },
  '/dashboard/settings': { for: 'manageCatalogue', shows: 'Time zone and currency' },
};

/** The screens of the staff, with their routes and the capability that each needs. */
export const staffScreens = Object.entries(screens).flatMap(([route, screen]) =>
  isCapability(screen.for) ? [{ route, capability: screen.for, screen }] : [],
);

/** The screens for these people, with their routes. */
export const screensFor = (...audiences: Audience[]): [route: string, screen: Screen][] =>
  Object.entries(screens).filter(([, screen]) => audiences.includes(screen.for));
