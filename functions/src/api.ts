import type { EndpointName } from '@carwash/domain/endpoints';
import { listBookings, listBookingsOfCustomer, listMyBookings } from './bookings/list-bookings.ts';
import { listYardVisits } from './bookings/list-yard-visits.ts';
import {
  getOwnCalendarFeed,
  renewOwnCalendarFeed,
  stopOwnCalendarFeed,
} from './calendar/own-feed.ts';
import { readCalendarFeed } from './calendar/read-calendar-feed.ts';
import {
  listStaffCalendarFeeds,
  renewStaffCalendarFeed,
  stopStaffCalendarFeed,
} from './calendar/staff-feeds.ts';
import { addCashMovement } from './closings/add-cash-movement.ts';
import { closeDay } from './closings/close-day.ts';
import { getOpenPeriod } from './closings/get-open-period.ts';
import { listClosings } from './closings/list-closings.ts';
import { reopenClosing } from './closings/reopen-closing.ts';
import { reverseCashMovement } from './closings/reverse-cash-movement.ts';
import type { Context } from './context.ts';
import { blockCustomer } from './customers/block-customer.ts';
import { changeCustomerNote } from './customers/change-customer-note.ts';
import { getCustomer } from './customers/get-customer.ts';
import { listCustomers } from './customers/list-customers.ts';
import { searchCustomers } from './customers/search-customers.ts';
import { closeBays } from './days/close-bays.ts';
import { listBays } from './days/list-bays.ts';
import { listClosures } from './days/list-closures.ts';
import { listDisplaced } from './days/list-displaced.ts';
import { reopenBays } from './days/reopen-bays.ts';
import { setBays } from './days/set-bays.ts';
import type { Handlers } from './http/handler.ts';
import type { ImageEndpointName } from './images/image-handlers.ts';
import { reportBounce } from './messages/bounces/report-bounce.ts';
import { getLinkOutcome } from './messages/get-link-outcome.ts';
import { getMessageCounts } from './messages/get-message-counts.ts';
import { listMessages, listMessagesOfBooking } from './messages/list-messages.ts';
import {
  changeMailsByLink,
  getMessagePreferences,
  unsubscribe,
  updateMessagePreferences,
} from './messages/message-preferences.ts';
import { previewMessage } from './messages/preview-message.ts';
import {
  listPushSubscriptions,
  removePushSubscription,
  savePushSubscription,
} from './messages/push/push-subscriptions.ts';
import { resendMessage } from './messages/resend-message.ts';
import { resendRefusedMessages } from './messages/resend-refused-messages.ts';
import { settleMessage } from './messages/settle-message.ts';
import { getTextLengths } from './messages/text/get-text-lengths.ts';
import { getOpenApi } from './openapi/get-open-api.ts';
import { exportTransactions } from './payments/transactions/export-transactions.ts';
import {
  listMyTransactions,
  listTransactions,
  listTransactionsOfService,
} from './payments/transactions/list-transactions.ts';
import { summarizeMyTransactions } from './payments/transactions/summarize-my-transactions.ts';
import { exportReceipts } from './receipts/export-receipts.ts';
import { reconcilePayments } from './reconciler/reconcile-payments.ts';
import { createReview, createServiceReview } from './reviews/create-review.ts';
import { deleteServiceReview } from './reviews/delete-service-review.ts';
import { getReviewCounts, listAllReviews } from './reviews/list-all-reviews.ts';
import {
  listMyReviews,
  listReviews,
  listReviewsOfService,
  listServiceReviews,
} from './reviews/list-reviews.ts';
import {
  answerReview,
  hideReview,
  markReviewRead,
  removeReviewAnswer,
  showReview,
} from './reviews/moderate-review.ts';
import { updateServiceReview } from './reviews/update-service-review.ts';
import { cancelBooking } from './sales/cancel-booking.ts';
import { cancelBookingAsAdmin } from './sales/cancel-booking-as-admin.ts';
import { changeBookingNote } from './sales/change-booking-note.ts';
import { changeVisitStage } from './sales/change-visit-stage.ts';
import { collectPart } from './sales/collect-part.ts';
import { collectPayment } from './sales/collect-payment.ts';
import { correctPayment } from './sales/correct-payment.ts';
import { createDeskBooking } from './sales/desk/create-desk-booking.ts';
import { discountPayment } from './sales/discount-payment.ts';
import { editBooking } from './sales/edit-booking.ts';
import { enterAnswer } from './sales/enter-answer.ts';
import { eraseCustomer } from './sales/erase-customer.ts';
import { moveBooking } from './sales/move-booking.ts';
import { initiatePayment } from './sales/purchase/initiate-payment.ts';
import { refundBooking } from './sales/refund-booking.ts';
import { reopenRefund } from './sales/reopen-refund.ts';
import { rescheduleBooking } from './sales/reschedule-booking.ts';
import { cancelPayment } from './sales/settlement/cancel-payment.ts';
import { createBooking } from './sales/settlement/create-booking.ts';
import { createTransaction } from './sales/settlement/create-transaction.ts';
import { getTransaction } from './sales/settlement/get-transaction.ts';
import { notifyPayment } from './sales/settlement/notify-payment.ts';
import {
  receivePaymentFailure,
  receivePaymentFailureLink,
  receivePaymentSuccess,
  receivePaymentSuccessLink,
} from './sales/settlement/receive-callback.ts';
import { swapBookings } from './sales/swap-bookings.ts';
import { undoSale } from './sales/undo-sale.ts';
import { updateBookingStatus } from './sales/update-booking-status.ts';
import { updateTransactionStatus } from './sales/update-transaction-status.ts';
import { writeOffPayment } from './sales/write-off-payment.ts';
import { createService } from './services/create-service.ts';
import { deleteService } from './services/delete-service.ts';
import { getService } from './services/get-service.ts';
import { listServices } from './services/list-services.ts';
import { updateService } from './services/update-service.ts';
import { getLegalSettings, updateLegalSettings } from './settings/legal-settings.ts';
import { getMessageSettings, updateMessageSettings } from './settings/message-settings.ts';
import { getPrivateSettings, updatePrivateSettings } from './settings/private-settings.ts';
import { getSettings, updateSettings } from './settings/public-settings.ts';
import { createSlot } from './slots/create-slot.ts';
import { createSlots } from './slots/create-slots.ts';
import { makeStarts } from './slots/follow-hours.ts';
import { getSlot } from './slots/get-slot.ts';
import { listAvailability } from './slots/list-availability.ts';
import { listDeskOpenTimes } from './slots/list-desk-open-times.ts';
import { listOpenTimes } from './slots/list-open-times.ts';
import { listSlots } from './slots/list-slots.ts';
import { previewStarts } from './slots/preview-starts.ts';
import { updateSlot } from './slots/update-slot.ts';
import { calculateByDate } from './statistics/calculate-by-date.ts';
import { calculateByService } from './statistics/calculate-by-service.ts';
import { calculateByStatus } from './statistics/calculate-by-status.ts';
import { getOverview } from './statistics/get-overview.ts';
import { changePassword } from './users/change-password.ts';
import { completeSignUp } from './users/complete-sign-up.ts';
import { deleteOwnAccount } from './users/delete-own-account.ts';
import { deleteUser } from './users/delete-user.ts';
import { exportOwnData } from './users/export-own-data.ts';
import { getUser, getUserByEmail } from './users/get-user.ts';
import { listUsers } from './users/list-users.ts';
import { logIn } from './users/log-in.ts';
import { listPinPeople } from './users/pin/list-pin-people.ts';
import { removePin } from './users/pin/remove-pin.ts';
import { setPin } from './users/pin/set-pin.ts';
import { signInByPin } from './users/pin/sign-in-by-pin.ts';
import { resetPassword } from './users/reset-password.ts';
import {
  sendEmailChangeMail,
  sendResetMail,
  sendVerificationMail,
} from './users/send-account-mails.ts';
import { signUp } from './users/sign-up.ts';
import { updateAccountStatus } from './users/update-account-status.ts';
import { updateProfile } from './users/update-profile.ts';
import { updateRole } from './users/update-role.ts';
import { addVehicle } from './vehicles/add-vehicle.ts';
import { changeVehicle } from './vehicles/change-vehicle.ts';
import { listGarage } from './vehicles/list-garage.ts';
import { removeVehicle } from './vehicles/remove-vehicle.ts';
import { changeDamageNote } from './visit-records/change-damage-note.ts';
import { getVisitRecord } from './visit-records/get-visit-record.ts';
import type { VisitPhotoEndpointName } from './visit-records/visit-photo-handlers.ts';
import { joinWaitlist } from './waitlist/join-waitlist.ts';
import { leaveWaitlist } from './waitlist/leave-waitlist.ts';
import { offerPlace } from './waitlist/offer-place.ts';
import { removeFromWaitlist } from './waitlist/remove-from-waitlist.ts';

/** The handler of each endpoint, except those of pictures and photos, which a function of their own serves. */
export const handlers: Handlers<
  Context,
  Exclude<EndpointName, ImageEndpointName | VisitPhotoEndpointName>
> = {
  addVehicle,
  changeMailsByLink,
  getLinkOutcome,
  getMessageCounts,
  getMessagePreferences,
  getMessageSettings,
  getTextLengths,
  listPushSubscriptions,
  removePushSubscription,
  savePushSubscription,
  listMessages,
  listMessagesOfBooking,
  previewMessage,
  reportBounce,
  resendMessage,
  resendRefusedMessages,
  resetPassword,
  sendEmailChangeMail,
  sendResetMail,
  sendVerificationMail,
  settleMessage,
  unsubscribe,
  updateMessagePreferences,
  updateMessageSettings,
  getOwnCalendarFeed,
  listStaffCalendarFeeds,
  readCalendarFeed,
  renewOwnCalendarFeed,
  renewStaffCalendarFeed,
  stopOwnCalendarFeed,
  stopStaffCalendarFeed,
  calculateByDate,
  calculateByService,
  calculateByStatus,
  closeBays,
  listBays,
  listClosures,
  listDisplaced,
  reopenBays,
  setBays,
  joinWaitlist,
  leaveWaitlist,
  offerPlace,
  removeFromWaitlist,
  cancelBooking,
  cancelBookingAsAdmin,
  changeBookingNote,
  changeVisitStage,
  changeDamageNote,
  getVisitRecord,
  listYardVisits,
  blockCustomer,
  changeCustomerNote,
  eraseCustomer,
  getCustomer,
  searchCustomers,
  listCustomers,
  cancelPayment,
  changePassword,
  listPinPeople,
  removePin,
  setPin,
  signInByPin,
  changeVehicle,
  collectPayment,
  collectPart,
  discountPayment,
  correctPayment,
  enterAnswer,
  completeSignUp,
  createBooking,
  createDeskBooking,
  answerReview,
  getReviewCounts,
  hideReview,
  listAllReviews,
  markReviewRead,
  removeReviewAnswer,
  showReview,
  createReview,
  createService,
  createServiceReview,
  createSlot,
  createSlots,
  createTransaction,
  deleteService,
  deleteServiceReview,
  deleteOwnAccount,
  deleteUser,
  exportOwnData,
  exportTransactions,
  getOpenApi,
  getOverview,
  getService,
  getLegalSettings,
  getPrivateSettings,
  getSettings,
  getSlot,
  getTransaction,
  getUser,
  getUserByEmail,
  initiatePayment,
  listAvailability,
  listDeskOpenTimes,
  listOpenTimes,
  makeStarts,
  previewStarts,
  listBookings,
  listBookingsOfCustomer,
  listGarage,
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
  moveBooking,
  notifyPayment,
  receivePaymentFailure,
  receivePaymentFailureLink,
  receivePaymentSuccess,
  receivePaymentSuccessLink,
  reconcilePayments,
  refundBooking,
  removeVehicle,
  rescheduleBooking,
  signUp,
  summarizeMyTransactions,
  undoSale,
  editBooking,
  swapBookings,
  updateAccountStatus,
  updateBookingStatus,
  updateProfile,
  updateRole,
  updateService,
  updateServiceReview,
  updateLegalSettings,
  updatePrivateSettings,
  updateSettings,
  updateSlot,
  updateTransactionStatus,
  reopenRefund,
  writeOffPayment,
  closeDay,
  addCashMovement,
  reverseCashMovement,
  exportReceipts,
  getOpenPeriod,
  listClosings,
  reopenClosing,
};
