export const bookingCollections = {
  bookings: 'bookings',
  /** Subcollection of a booking: the events of its timeline. */
  events: 'events',
  /** Server only: which booking has a code, so that no two have the same. */
  bookingCodes: 'bookingCodes',
} as const;
