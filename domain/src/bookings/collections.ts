export const bookingCollections = {
  bookings: 'bookings',
  /** Subcollection of a booking: the events of its timeline. */
  events: 'events',
} as const;
