/** The most documents that one list may hold; the security rules refuse more. */
export const listLimit = 100;
