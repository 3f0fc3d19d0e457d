/** After so many bookings nobody needs to be told how to begin, and nothing is read for it. */
export const firstBookings = 20;
