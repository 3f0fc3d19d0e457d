import { changePassword } from './accounts/change-password.ts';
import { completeSignUp } from './accounts/complete-sign-up.ts';
import { deleteUser } from './accounts/delete-user.ts';
import { getUser, getUserByEmail } from './accounts/get-user.ts';
import { listUsers } from './accounts/list-users.ts';
import { logIn } from './accounts/log-in.ts';
import { signUp } from './accounts/sign-up.ts';
import { updateAccountStatus } from './accounts/update-account-status.ts';
import { updateProfile } from './accounts/update-profile.ts';
import { updateRole } from './accounts/update-role.ts';
import { cancelBooking } from './bookings/cancel-booking.ts';
import { cancelBookingAsAdmin } from './bookings/cancel-booking-as-admin.ts';
import { createBooking } from './bookings/create-booking.ts';
import { createDeskBooking } from './bookings/create-desk-booking.ts';
import { listBookings, listBookingsOfCustomer, listMyBookings } from './bookings/list-bookings.ts';
import { refundBooking } from './bookings/refund-booking.ts';
import { rescheduleBooking } from './bookings/reschedule-booking.ts';
import { updateBookingStatus } from './bookings/update-booking-status.ts';
import { createService } from './catalogue/create-service.ts';
import { deleteService } from './catalogue/delete-service.ts';
import { getService } from './catalogue/get-service.ts';
import { listServices } from './catalogue/list-services.ts';
import { updateService } from './catalogue/update-service.ts';
import type { Context } from './context.ts';
import type { Handlers } from './http/handler.ts';
import { getImage } from './images/get-image.ts';
import { uploadImage } from './images/upload-image.ts';
import { getDocs } from './openapi/get-docs.ts';
import { getOpenApi } from './openapi/get-open-api.ts';
import { cancelPayment } from './payments/cancel-payment.ts';
import { createTransaction } from './payments/create-transaction.ts';
import { exportTransactions } from './payments/export-transactions.ts';
import { getTransaction } from './payments/get-transaction.ts';
import { initiatePayment } from './payments/initiate-payment.ts';
import {
  listMyTransactions,
  listTransactions,
  listTransactionsOfService,
} from './payments/list-transactions.ts';
import { notifyPayment } from './payments/notify-payment.ts';
import {
  receivePaymentFailure,
  receivePaymentFailureLink,
  receivePaymentSuccess,
  receivePaymentSuccessLink,
} from './payments/receive-callback.ts';
import { reconcilePayments } from './payments/reconcile-payments.ts';
import { summarizeMyTransactions } from './payments/summarize-my-transactions.ts';
import { updateTransactionStatus } from './payments/update-transaction-status.ts';
import { createReview } from './reviews/create-review.ts';
import { createServiceReview } from './reviews/create-service-review.ts';
import { deleteServiceReview } from './reviews/delete-service-review.ts';
import {
  listMyReviews,
  listReviews,
  listReviewsOfService,
  listServiceReviews,
} from './reviews/list-reviews.ts';
import { updateServiceReview } from './reviews/update-service-review.ts';
import { createSlot } from './slots/create-slot.ts';
import { createSlots } from './slots/create-slots.ts';
import { getSlot } from './slots/get-slot.ts';
import { listAvailability } from './slots/list-availability.ts';
import { listSlots } from './slots/list-slots.ts';
import { updateSlot } from './slots/update-slot.ts';
import { calculateByDate } from './statistics/calculate-by-date.ts';
import { calculateByService } from './statistics/calculate-by-service.ts';
import { calculateByStatus } from './statistics/calculate-by-status.ts';

/** Which handler answers which endpoint. */
export const handlers: Handlers<Context> = {
  calculateByDate,
  calculateByService,
  calculateByStatus,
  cancelBooking,
  cancelBookingAsAdmin,
  cancelPayment,
  changePassword,
  completeSignUp,
  createBooking,
  createDeskBooking,
  createReview,
  createService,
  createServiceReview,
  createSlot,
  createSlots,
  createTransaction,
  deleteService,
  deleteServiceReview,
  deleteUser,
  exportTransactions,
  getDocs,
  getImage,
  getOpenApi,
  getService,
  getSlot,
  getTransaction,
  getUser,
  getUserByEmail,
  initiatePayment,
  listAvailability,
  listBookings,
  listBookingsOfCustomer,
  listMyBookings,
  listMyReviews,
  listMyTransactions,
  listReviews,
  listReviewsOfService,
  listServiceReviews,
  listServices,
  listSlots,
  listTransactions,
  listTransactionsOfService,
  listUsers,
  logIn,
  notifyPayment,
  receivePaymentFailure,
  receivePaymentFailureLink,
  receivePaymentSuccess,
  receivePaymentSuccessLink,
  reconcilePayments,
  refundBooking,
  rescheduleBooking,
  signUp,
  summarizeMyTransactions,
  updateAccountStatus,
  updateBookingStatus,
  updateProfile,
  updateRole,
  updateService,
  updateServiceReview,
  updateSlot,
  updateTransactionStatus,
  uploadImage,
};
