import { successMessages } from '@carwash/domain/endpoint/success-messages';

/** Texts of toasts. Every page loads them: those of one file of the console stand in that file instead. */
export const toastTexts = {
  // Any call
  serverFailed: 'An unexpected server error occurred. Please try again later.',
  unexpectedAnswer: 'An unexpected error occurred. Please try again.',
  callFailed: 'An error occurred. Please try again later.',
  somethingWentWrong: 'Something went wrong',

  // A deployment
  newVersion: 'A new version is ready',

  // Signing up and in
  accountCreated: successMessages.signUp,
  signingIn: 'Logging in',
  signedIn: successMessages.logIn,

  // Paying and booking
  paymentSucceeded: 'Payment successful',
  bookingSucceeded: successMessages.createBooking,
  paymentFailed: 'Payment failed',
  paymentNotContinued: 'The payment cannot be continued',
  paymentNotGivenUp: 'Failed to give the slot up',
  slotReleased: 'Your payment was cancelled and the slot was released.',

  // Changing bookings
  offline: 'You are offline. This needs a connection.',
  bookingCancelled: successMessages.cancelBooking,
  cancelFailed: 'Failed to cancel booking',
  bookingRescheduled: successMessages.rescheduleBooking,
  rescheduleFailed: 'Failed to reschedule booking',
  selectNewTime: 'Please select a new time slot',
  noteSaved: 'Note saved',
  noteNotSaved: 'Failed to save the note',

  // Waitlist
  waitlistLeft: 'You have left the waitlist',
  waitlistNotLeft: 'Failed to leave the waitlist',

  // Slots
  slotCreated: successMessages.createSlot,
  slotNotCreated: 'Failed to create slot',
  slotCreationFailed: 'An error occurred while creating the slot.',
  updatingSlot: 'Updating slot status...',
  slotUpdated: successMessages.updateSlot,
  slotNotUpdated: 'Failed to update slot status',

  // The shop, its bays and the till
  closed: 'Closed',
  notClosed: 'Failed to close',
  reopened: 'Reopened',
  notReopened: 'Failed to reopen',

  // Settings
  settingsSaved: successMessages.updateSettings,
  settingsNotSaved: 'Failed to save the settings',

  // Bookings at the desk
  saleUndone: 'The sale is undone',
  saleNotUndone: 'Failed to undo the sale',
  collected: 'Marked as paid',
  notCollected: 'Failed to mark as paid',
  bookingChanged: 'Booking changed',
  bookingNotChanged: 'Failed to change the booking',

  // Messages
  stageFailed: 'Failed to change the visit',
  photoNotSaved: 'The photo could not be saved',
  notificationsNotSaved: 'Failed to change your notifications',
  notificationsNotOn: 'Notifications could not be turned on',
  notificationsNotOff: 'Notifications could not be turned off',

  // Transactions
  refundMarked: 'The refund is marked as paid back',
  refundNotMarked: 'Failed to mark the refund',
  exportFailed: 'Failed to export the transactions',

  // Services
  addingService: 'Adding...',
  serviceAdded: successMessages.createService,
  serviceNotAdded: 'Failed to add service',
  imageNotUploaded: 'Failed to upload image',
  savingService: 'Saving...',
  serviceUpdated: 'Service updated successfully',
  serviceNotUpdated: 'Failed to update service',

  // Reviews
  reviewSubmitted: successMessages.submitReview,
  reviewFailed: 'Failed to submit review',
  selectRating: 'Please select a rating',
  reviewDeleted: 'Review deleted',
  reviewNotDeleted: 'Failed to delete review',

  // Profile and password
  profileUpdated: successMessages.updateProfile,
  profileFailed: 'Failed to update profile',
  imageUploadFailed: 'Image upload failed',
  passwordChanged: successMessages.changePassword,
  passwordFailed: 'Failed to change password. Please try again.',
  passwordsDiffer: "Passwords don't match",

  // Garage
  vehicleNotAdded: 'Failed to add the vehicle',
  vehicleNotChanged: 'Failed to change the vehicle',
  photoNotRemoved: 'Failed to remove the photo',
  vehicleNotRemoved: 'Failed to remove the vehicle',

  // Users
  updatingRole: 'Updating user role...',
  roleUpdated: successMessages.updateRole,
  roleFailed: 'Failed to update user role',
  ownAccountDisabled: 'This account is disabled.',
} as const;
