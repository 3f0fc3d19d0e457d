/** Paths of a booking's page on the site, for its customer and for the desk. */
export const bookingPath = {
  customer: (bookingId: string) => `/dashboard/my-bookings/${encodeURIComponent(bookingId)}`,
  staff: (bookingId: string) => `/dashboard/bookings/${encodeURIComponent(bookingId)}`,
};
