/** The success message of each call, by endpoint name. Toasts show the same text. */
export const successMessages = {
  signUp: 'Account has been created. Please Login now',
  logIn: 'Successfully Logged in',
  changePassword: 'Your password has been changed successfully.',
  updateProfile: 'Profile updated successfully',
  updateRole: 'User role updated successfully',
  createService: 'Service Added Successfully',
  updateSettings: 'Settings saved',
  createSlot: 'Slot created successfully',
  updateSlot: 'Slot status updated successfully',
  createBooking: 'Booking successful',
  cancelBooking: 'Booking cancelled successfully',
  rescheduleBooking: 'Booking rescheduled successfully',
  resendMessage: 'The message is sent again',
  answerReview: 'Your answer is shown under the review',
  submitReview: 'Review submitted successfully',
} as const;
