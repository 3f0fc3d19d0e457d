/** From this number of bookings on the first steps are no longer shown, and nothing is read for them. */
export const firstBookings = 20;
