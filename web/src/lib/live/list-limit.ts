/** The most documents that a list may hold, whoever asks; the security rules refuse more. */
export const listLimit = 100;

/** The most that an admin's list of slots or of bookings may hold: a day of the business at once. */
export const adminListLimit = 500;
