export const bookingCollections = {
  bookings: 'bookings',
  /** Subcollection of a booking: its timeline. */
  events: 'events',
} as const;
