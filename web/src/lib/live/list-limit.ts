/** The highest limit of a list for any user; the security rules refuse more. */
export const listLimit = 100;

/** The highest limit of the desk's list of slots or bookings, enough for a whole day of the business. */
export const adminListLimit = 500;
