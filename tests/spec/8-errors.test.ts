import { describe, expect, test } from 'vitest';
import { ApiFailure } from '~/lib/api/api-failure';
import { failureText } from '~/lib/api/failure-text';
import { toastTexts } from '~/lib/toasts';

describe('request-level handling', () => {
  const answered = (status: number) =>
    failureText(
      new ApiFailure({
        kind: 'http',
        status,
        code: 'internal',
        message: 'The message',
        errors: [],
      }),
    );

  test.each([
    [401, 'The message'],
    [403, null],
    [404, null],
    [500, 'An unexpected server error occurred. Please try again later.'],
    [418, 'An unexpected error occurred. Please try again.'],
  ])('%d: %s', (status, text) => {
    expect(answered(status)).toBe(text);
  });

  test('a request that throws', () => {
    expect(failureText(new TypeError('x'))).toBe('An error occurred. Please try again later.');
  });
});

test('the texts of the toasts', () => {
  expect(Object.values(toastTexts)).toEqual(
    expect.arrayContaining([
      // Auth
      'Account has been created. Please Login now',
      'Something went wrong',
      'Logging in',
      'Successfully Logged in',
      // Review
      'Review submitted successfully',
      'Failed to submit review',
      'Please select a rating',
      // Slot
      'Slot created successfully',
      'Failed to create slot',
      'An error occurred while creating the slot.',
      'Updating slot status...',
      'Slot status updated successfully',
      'Failed to update slot status',
      'An error occurred. Please try again later.',
      // User role
      'Updating user role...',
      'User role updated successfully',
      'Failed to update user role',
      // Profile
      'Profile updated successfully',
      'Failed to update profile',
      'Image upload failed',
      // Password
      'Your password has been changed successfully.',
      'Failed to change password. Please try again.',
      "Passwords don't match",
      // Add service
      'Adding...',
      'Service Added Successfully',
      'Failed to add service',
      'Failed to upload image',
      // Payment and booking
      'Payment successful',
      'Booking successful',
      'Payment failed',
      // Cancel
      'Booking cancelled successfully',
      'Failed to cancel booking',
      // Reschedule
      'Booking rescheduled successfully',
      'Failed to reschedule booking',
      'Please select a new time slot',
    ]),
  );
});
