/** The router state with which the sign-in page returns to where somebody came from. */
export const arrivalState = { justSignedIn: true } as const;

/** Whether somebody has just signed in to come to this page. */
export const isArrival = (state: unknown): boolean => Object(state).justSignedIn === true;
