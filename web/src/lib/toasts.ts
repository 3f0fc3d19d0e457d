/** What toasts say. One text, one home. */
export const toastTexts = {
  // Any call
  serverFailed: 'An unexpected server error occurred. Please try again later.',
  unexpectedAnswer: 'An unexpected error occurred. Please try again.',
  callFailed: 'An error occurred. Please try again later.',
  somethingWentWrong: 'Something went wrong',

  // Signing up and in
  accountCreated: 'Account has been created. Please Login now',
  signingIn: 'Logging in',
  signedIn: 'Successfully Logged in',

  // Paying and booking
  paymentSucceeded: 'Payment successful',
  bookingSucceeded: 'Booking successful',
  paymentFailed: 'Payment failed',
  slotReleased: 'Your payment was cancelled and the slot was released.',
} as const;
