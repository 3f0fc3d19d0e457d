/** The router state with which the sign-in page returns to the page that the user came from. */
export const arrivalState = { justSignedIn: true } as const;

/** Tells whether the user has just signed in to reach this page. */
export const isArrival = (state: unknown): boolean => Object(state).justSignedIn === true;
