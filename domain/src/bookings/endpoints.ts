import { boolean, type InferType, number, object, string } from 'yup';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { cursorMeta, cursorQuery, listOf } from '../endpoint/paging.ts';
import { successMessages } from '../endpoint/success-messages.ts';
import { agreedAmount } from '../payments/agreed-amount.ts';
import { partOfDebt } from '../payments/collect-part.ts';
import { discountAmount } from '../payments/discount.ts';
import { freeReason } from '../payments/refund-entry.ts';
import { requiredReason } from '../payments/required-reason.ts';
import { settleLimits } from '../payments/settle-limits.ts';
import { additionMethods, collectMethods, deskMethods } from '../payments/transaction.ts';
import { exampleTransactionId } from '../payments/transaction-id.ts';
import { enteredVisitSchema, note } from '../payments/visit.ts';
import { emailAddress } from '../schema/email-address.ts';
import { serviceId, sum, text } from '../schema/fields.ts';
import { otherSaleVersion, saleVersion, seenVersion } from '../schema/sale-version.ts';
import { chosenAddOns } from '../services/add-ons.ts';
import { registrationPlate } from '../vehicles/registration-plate.ts';
import {
  enteredVehicleSchema,
  enteredYear,
  exampleVehicle,
  vehicleBrand,
  vehicleModel,
  vehicleType,
} from '../vehicles/vehicle.ts';
import { bookingAnswerSchema, bookingStatuses } from './booking.ts';
import { stageMeta, visitStages } from './visit-stage.ts';
import { yardVisitSchema } from './yard-visit.ts';

const bookingList = {
  query: object({ ...cursorQuery, status: string().oneOf(bookingStatuses).optional() }),
  data: listOf(bookingAnswerSchema),
  meta: cursorMeta,
};

const chosenBay = () =>
  string().max(64).optional().meta({ note: 'The _id of a bay; left out: any that is free.' });

const onClosedDay = () =>
  boolean().default(false).meta({
    note: 'Whether the caller wants this although the day is closed; without it such a day is refused.',
  });

const onBookedStart = () =>
  boolean().default(false).meta({
    note: 'Whether the caller wants another booking of a start that the account has booked; without it such a sale is refused.',
  });

const onKeptMinutes = () =>
  boolean().default(false).meta({
    note: 'Whether the caller wants minutes that are kept for the waitlist; without it 409 kept_for_waitlist names who waits.',
  });

const inTakenBay = () =>
  boolean().default(false).meta({
    note: 'Whether the caller wants the wash to begin although its bay is not free that early; without it 409 slot_taken.',
  });

/** The desk form and the request body for booking a walk-in or phone customer. */
export const deskBookingSchema = enteredVehicleSchema.concat(enteredVisitSchema).shape({
  slotId: string()
    .max(64)
    .when('serviceId', {
      is: undefined,
      // biome-ignore lint/suspicious/noThenProperty: it is what yup calls it
      then: (field) => field.required('Choose a free time.'),
      otherwise: (field) =>
        field.test('one-of', 'Choose a time, or now.', (value) => value === undefined),
    }),
  /** Replaces the slot: the job begins in the current minute, whether a start is offered then or not. */
  serviceId: serviceId().max(64).optional(),
  bay: chosenBay(),
  onClosedDay: onClosedDay(),
  onBookedStart: onBookedStart(),
  onKeptMinutes: onKeptMinutes(),
  addOns: chosenAddOns(),
  agreedAmount: agreedAmount(),
  /** A service that costs nothing is free in any case. */
  paymentMethod: string().oneOf(deskMethods).required('Choose how it is paid.'),
  freeReason: freeReason()
    .default('')
    .when('paymentMethod', {
      is: 'free',
      // biome-ignore lint/suspicious/noThenProperty: it is what yup calls it
      then: (field) => field.required('Reason is required.'),
    }),
  discount: discountAmount()
    .optional()
    .when('paymentMethod', {
      is: 'free',
      // biome-ignore lint/suspicious/noThenProperty: it is what yup calls it
      then: (field) => field.oneOf([undefined], 'What is free has no discount.'),
    })
    .meta({ note: 'What is taken off the price, less than all of it.' }),
  discountReason: requiredReason()
    .optional()
    .when('discount', ([discount], field) =>
      discount ? field.required('Reason is required.') : field,
    )
    .meta({ note: 'Why it is taken off; kept in the timeline.' }),
  partAmount: partOfDebt()
    .optional()
    .when('paymentMethod', ([method], field) =>
      collectMethods.some((one) => one === method)
        ? field
        : field.oneOf([undefined], 'Only what is paid now can be a part.'),
    )
    .meta({
      note: 'What is paid as paymentMethod says, where that is a part of the price; the rest is a payment of its own.',
    }),
  restMethod: string()
    .oneOf(additionMethods)
    .when('partAmount', ([part], field) =>
      part ? field.required('Choose how the rest is paid.') : field,
    )
    .meta({ note: 'How the rest is paid; left out where there is none.' }),
  /** Empty: the booking is under the plate. */
  customerName: text(100).default(''),
  customerPhone: text(30).default(''),
  customerEmail: emailAddress('Email').default(''),
  /** Optional account of the customer. The booking then appears in that account. */
  customerId: string().max(128).optional().meta({
    note: 'The _id of the account that the booking is for; left out where there is none.',
  }),
});

export type DeskBooking = InferType<typeof deskBookingSchema>;

/** The form for an admin's cancellation of any booking. */
export const cancelByAdminSchema = object({
  /** Whether the payment is refunded, independent of the notice period. Default: yes. */
  refund: boolean().default(true),
  handedBack: boolean().default(false).meta({
    note: 'Whether the customer has the cash of the refund in hand already. Only where it was paid in cash; other refunds are due first.',
  }),
  reason: requiredReason(),
});

export type CancelByAdmin = InferType<typeof cancelByAdminSchema>;

/** The form of a refund. The reason is shown to the customer. */
export const refundByAdminSchema = cancelByAdminSchema.pick(['reason']).shape({
  amount: sum()
    .label('Amount')
    .typeError('Amount must be a number.')
    .moreThan(0, 'Amount must be more than 0.')
    .optional(),
  reference: text(100).default(''),
});

/** The request body that undoes a mistaken sale. */
const undoSaleSchema = cancelByAdminSchema.pick(['reason']).shape(seenVersion);

export type RefundByAdmin = InferType<typeof refundByAdminSchema>;

/** The request body by which the desk moves a booking. */
const moveBookingSchema = object({
  ...seenVersion,
  slotId: string().max(64).required('Choose a free time.'),
  bay: chosenBay(),
  onClosedDay: onClosedDay(),
  onKeptMinutes: onKeptMinutes(),
});

/** Most minutes by which the desk can make a job longer at once. */
export const mostAddedMinutes = 480;

/** The form by which the desk changes a booking: only what is to change. */
export const editBookingSchema = object({
  vehicleType: vehicleType().optional(),
  vehicleBrand: vehicleBrand().optional().default(undefined),
  vehicleModel: vehicleModel().optional().default(undefined),
  manufacturingYear: enteredYear().optional().default(undefined),
  registrationPlate: registrationPlate().optional(),
  longerBy: number()
    .label('Longer by')
    .typeError('Longer by must be a number of minutes.')
    .integer('Longer by must be whole minutes.')
    .min(-mostAddedMinutes, `Longer by must be at least -${mostAddedMinutes} minutes.`)
    .max(mostAddedMinutes, `Longer by must be at most ${mostAddedMinutes} minutes.`)
    .optional()
    .meta({
      note: 'Minutes by which the job takes longer in its bay; negative: takes back minutes that were added before, at most those.',
    }),
  serviceId: serviceId().max(64).optional(),
  addOns: chosenAddOns().optional().default(undefined),
  agreedAmount: agreedAmount(),
  /** How the difference is paid, where a paid booking becomes dearer. */
  paymentMethod: string().oneOf(additionMethods).optional(),
  reference: text(100).default(''),
  onKeptMinutes: onKeptMinutes(),
  /** Only of a customer without an account. Empty: none. */
  customerName: text(100).optional(),
  customerPhone: text(30).optional(),
  customerEmail: emailAddress('Email').optional(),
  note: note().optional(),
});

export type EditBooking = InferType<typeof editBookingSchema>;

/** The request body by which two bookings exchange their places. */
const swapBookingsSchema = object({
  ...seenVersion,
  otherId: string().max(64).required().meta({ note: 'The _id of the other booking.' }),
  otherVersion: otherSaleVersion().required(),
  onClosedDay: onClosedDay(),
  onKeptMinutes: onKeptMinutes(),
});

export type SwapBookings = InferType<typeof swapBookingsSchema>;

/** The form that changes the note to the desk. */
export const bookingNoteFormSchema = object({ note: note().defined() });

const changeBookingNoteSchema = bookingNoteFormSchema.shape(seenVersion);

/** Statuses that the desk can set once a booking has begun. */
export const attendanceStatuses = ['completed', 'no_show'] as const;
export type AttendanceStatus = (typeof attendanceStatuses)[number];

const bookingParam = object({ id: string().max(64).required() });

export const bookingEndpoints = {
  createBooking: defineEndpoint({
    method: 'POST',
    path: '/bookings',
    summary:
      "Confirms the booking that a payment created: that with this id, or the caller's for this slot; one of both is needed. Safe to repeat; 409 while it is not paid.",
    auth: 'user',
    body: object({
      transactionId: string().max(64).optional(),
      slotId: string().max(128).optional(),
    }).meta({
      note: 'transactionId or slotId.',
      example: { transactionId: exampleTransactionId },
    }),
    // The vehicle is that which was paid for.
    ignores: ['customer', 'serviceId', 'amount', ...Object.keys(enteredVehicleSchema.fields)],
    data: bookingAnswerSchema,
    errors: ['not_found', 'not_paid'],
    limits: settleLimits,
    message: successMessages.createBooking,
  }),
  listBookings: defineEndpoint({
    method: 'GET',
    path: '/bookings',
    summary: 'All bookings, the newest first.',
    auth: 'runDesk',
    ...bookingList,
  }),
  listMyBookings: defineEndpoint({
    method: 'GET',
    path: '/bookings/my-bookings',
    summary: "The caller's bookings, the newest first.",
    auth: 'user',
    ...bookingList,
  }),
  listBookingsOfCustomer: defineEndpoint({
    method: 'GET',
    path: '/bookings/customer/:id',
    summary: 'The bookings of one customer, the newest first.',
    auth: 'runDesk',
    params: object({ id: string().max(128).required() }),
    ...bookingList,
  }),
  createDeskBooking: defineEndpoint({
    method: 'POST',
    path: '/bookings/desk',
    summary:
      'Books an open slot, or with `serviceId` instead of `slotId` the minutes from now on, for a customer at the desk or on the phone, paid at once, in two ways, to be paid later, or free with a reason, at a discount or not: payments and booking are made in one commit. From now on, the car has arrived, unless the work is at its customer’s place. If the account is paying for the start, its hold is taken over and its payment ends; if it has booked the start, 409 already_booked until that is meant; 409 kept_for_waitlist likewise. With the header Idempotency-Key (at most 200 characters) a repeated call answers with the booking of the first, or 409 sale_cancelled where that was cancelled since: then another key sells anew.',
    auth: 'runDesk',
    isRepeatable: true,
    body: deskBookingSchema.meta({
      example: {
        slotId: 'foamwash_2030-01-15_0900',
        customerName: 'Kamal Hossain',
        customerPhone: '01711000002',
        paymentMethod: 'later',
        ...exampleVehicle,
      },
    }),
    data: bookingAnswerSchema,
    errors: [
      'not_found',
      'slot_taken',
      'slot_being_paid',
      'not_on_sale',
      'already_booked',
      'kept_for_waitlist',
      'price_changed',
      'conflict',
      'sale_cancelled',
    ],
  }),
  cancelBookingAsAdmin: defineEndpoint({
    method: 'POST',
    path: '/bookings/:id/cancel',
    summary:
      'Cancels an upcoming booking for the business, frees its slot and, unless it is decided otherwise, makes the money go back; of one that nobody has paid nothing goes back. The reason is kept in the timeline. Safe to repeat with its Idempotency-Key; 409 if it has changed since it was seen.',
    auth: 'runDesk',
    isRepeatable: true,
    params: bookingParam,
    body: cancelByAdminSchema.shape(seenVersion).meta({
      example: { version: 3, refund: true, reason: 'The foam machine is being repaired.' },
    }),
    data: bookingAnswerSchema,
    errors: ['not_found', 'conflict'],
    message: successMessages.cancelBooking,
  }),
  moveBooking: defineEndpoint({
    method: 'POST',
    path: '/bookings/:id/move',
    summary:
      'Moves a booking that is not over, for the business: to an open slot of the same service, also when its own time has begun, or to another bay. What the customer may claim of the money stays as it is. 409 kept_for_waitlist until that is meant. Safe to repeat with its Idempotency-Key; 409 if it has changed since it was seen.',
    auth: 'runDesk',
    isRepeatable: true,
    params: bookingParam,
    body: moveBookingSchema.meta({
      example: {
        version: 3,
        slotId: 'foamwash_2030-01-15_1000',
        bay: 'bay-2',
      },
    }),
    data: bookingAnswerSchema,
    errors: [
      'not_found',
      'slot_taken',
      'slot_being_paid',
      'not_on_sale',
      'kept_for_waitlist',
      'conflict',
    ],
  }),
  swapBookings: defineEndpoint({
    method: 'POST',
    path: '/bookings/:id/swap',
    summary:
      'Lets two bookings exchange their times and bays, for the business, in one commit: each keeps its service and its length, and must fit in the place of the other. 409 kept_for_waitlist until that is meant. Safe to repeat with its Idempotency-Key; 409 if one of them has changed since it was seen.',
    auth: 'runDesk',
    isRepeatable: true,
    params: bookingParam,
    body: swapBookingsSchema.meta({
      example: {
        version: 3,
        otherId: exampleTransactionId,
        otherVersion: 1,
      },
    }),
    data: bookingAnswerSchema,
    errors: [
      'not_found',
      'slot_taken',
      'slot_being_paid',
      'not_on_sale',
      'kept_for_waitlist',
      'conflict',
    ],
  }),
  refundBooking: defineEndpoint({
    method: 'POST',
    path: '/bookings/:id/refund',
    summary:
      'Refunds a booking, which stays as it is: all that is left, or with `amount` a part. Cash, and a part, has gone back with this call; the rest of a card payment is due first. The reason is kept in the timeline. Safe to repeat with its Idempotency-Key; 409 if it has changed since it was seen.',
    auth: 'seeMoney',
    isRepeatable: true,
    params: bookingParam,
    body: refundByAdminSchema
      .shape(seenVersion)
      .meta({ example: { version: 3, reason: 'The dryer left stains.' } }),
    data: bookingAnswerSchema,
    errors: ['not_found', 'conflict'],
  }),
  undoSale: defineEndpoint({
    method: 'POST',
    path: '/bookings/:id/undo-sale',
    summary:
      'Undoes a mistaken sale at the desk within ten minutes, before its car is in a bay: it is cancelled, its minutes are free, and it never was in the takings. Safe to repeat with its Idempotency-Key; 409 later, for an online payment, after a refund, and if it has changed since it was seen.',
    auth: 'runDesk',
    isRepeatable: true,
    params: bookingParam,
    body: undoSaleSchema.meta({ example: { version: 1, reason: 'The wrong car.' } }),
    data: bookingAnswerSchema,
    errors: ['not_found', 'conflict'],
  }),
  updateBookingStatus: defineEndpoint({
    method: 'PATCH',
    path: '/bookings/:id/status',
    summary:
      'Marks a booking whose time has begun as completed or as a no-show, and corrects one for the other. Safe to repeat with its Idempotency-Key; 409 for a no-show whose car has come.',
    auth: 'runDesk',
    isRepeatable: true,
    params: bookingParam,
    body: object({
      status: string().oneOf(attendanceStatuses).required(),
      version: saleVersion().optional(),
    }).meta({ example: { status: 'no_show' } }),
    data: bookingAnswerSchema,
    errors: ['not_found', 'conflict'],
  }),
  changeVisitStage: defineEndpoint({
    method: 'PATCH',
    path: '/bookings/:id/stage',
    summary:
      'Says how far a visit has come, from its day on, also back. Washing before its time takes the bay from now on; ready frees the bay and tells the customer; going back takes it again if it is free. Safe to repeat with its Idempotency-Key; 409 if it has changed since it was seen.',
    auth: 'runYard',
    isRepeatable: true,
    params: bookingParam,
    body: object({
      stage: string().oneOf(visitStages).required().meta(stageMeta),
      inTakenBay: inTakenBay(),
      ...seenVersion,
    }).meta({ example: { stage: 'washing', version: 3 } }),
    data: yardVisitSchema,
    errors: ['not_found', 'conflict', 'slot_taken'],
  }),
  changeBookingNote: defineEndpoint({
    method: 'PATCH',
    path: '/bookings/:id/note',
    summary:
      "Changes the note to the desk: of the caller's booking until it begins, or of any booking for the desk. Safe to repeat with its Idempotency-Key; 409 if it has changed since it was seen.",
    auth: 'anyRole',
    isRepeatable: true,
    params: bookingParam,
    body: changeBookingNoteSchema.meta({
      example: { note: 'The gate code is 4711.', version: 3 },
    }),
    data: bookingAnswerSchema,
    errors: ['not_found', 'conflict'],
  }),
  rescheduleBooking: defineEndpoint({
    method: 'PATCH',
    path: '/bookings/reschedule',
    summary:
      "Moves the caller's upcoming booking to an open slot of the same service. Later than the notice by which it was sold that forfeits the refund on a later cancellation, unless there is no bay for the booking any more. Five moves of a booking a day; after that the desk moves it. Safe to repeat with its Idempotency-Key.",
    auth: 'user',
    isRepeatable: true,
    query: object({
      bookingId: string().max(64).required(),
      slotId: string().max(64).required(),
      /**
       * The refund right that the customer saw on screen. If it has changed since, nothing is
       * rescheduled.
       */
      refund: boolean().optional(),
      version: saleVersion().optional(),
    }),
    data: bookingAnswerSchema,
    errors: [
      'not_found',
      'slot_taken',
      'slot_being_paid',
      'not_on_sale',
      'conflict',
      'refund_changed',
    ],
    limits: [{ kind: 'reschedule', by: ['account'] }],
    message: successMessages.rescheduleBooking,
  }),
  editBooking: defineEndpoint({
    method: 'PATCH',
    path: '/bookings/:id',
    summary:
      'Changes vehicle, service, add-ons, length and note of a booking whose car is not ready, and name, phone number and email of a customer without an account, also when the visit is over or cancelled: only what is named. What is new costs what it costs today, and the job must fit its bay. If it becomes cheaper, the difference has gone back with the call, from the latest payment first; if it becomes dearer, the difference is a payment of its own, made as `paymentMethod` says; a sale to be paid later gets the new price. 409 kept_for_waitlist until that is meant. Safe to repeat with its Idempotency-Key; 409 if it has changed since it was seen.',
    auth: 'runDesk',
    isRepeatable: true,
    params: bookingParam,
    body: editBookingSchema.shape(seenVersion).meta({
      example: { version: 3, addOns: ['wax'], paymentMethod: 'cash', longerBy: 15 },
    }),
    data: bookingAnswerSchema,
    errors: [
      'not_found',
      'slot_taken',
      'slot_being_paid',
      'not_on_sale',
      'kept_for_waitlist',
      'price_changed',
      'conflict',
    ],
  }),
  cancelBooking: defineEndpoint({
    method: 'DELETE',
    path: '/bookings/:id',
    summary:
      "Cancels the caller's upcoming booking and frees its slot; with at least the notice by which it was sold, or while there is no bay for the booking, the money goes back, unless the booking was moved too late for that before. Safe to repeat with its Idempotency-Key.",
    auth: 'user',
    isRepeatable: true,
    params: bookingParam,
    query: object({
      /**
       * The refund decision that the customer saw on screen. If it has changed since, nothing is
       * cancelled.
       */
      refund: boolean().optional(),
      version: saleVersion().optional(),
    }),
    data: bookingAnswerSchema,
    errors: ['not_found', 'conflict', 'refund_changed'],
    limits: [{ kind: 'cancel', by: ['account'] }],
    message: successMessages.cancelBooking,
  }),
} as const;
