/** Local storage keys that are used while the customer is on the provider's page. */
export const pendingBookingStorageKey = 'pendingBooking';
export const expectingRedirectStorageKey = 'expectingRedirect';
