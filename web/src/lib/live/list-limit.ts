/** The highest limit of a list for any user; the security rules refuse more. */
export const listLimit = 100;

/** The highest limit of an admin's list of slots or bookings: a day of the business at once. */
export const adminListLimit = 500;
