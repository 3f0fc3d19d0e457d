import { boolean, object, string } from 'yup';
import { bookingSchema, bookingStatuses } from '../entities/booking.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { cursorMeta, cursorQuery, listOf } from './paging.ts';

const bookingList = {
  query: object({ ...cursorQuery, status: string().oneOf(bookingStatuses).optional() }),
  data: listOf(bookingSchema),
  beside: cursorMeta,
};

export const bookingEndpoints = {
  createBooking: defineEndpoint({
    method: 'POST',
    path: '/bookings',
    summary:
      'Confirms the booking that a payment created. Safe to repeat; 409 while it is not paid.',
    who: 'user',
    body: object({ transactionId: string().max(64).required() }),
    data: bookingSchema,
    errors: ['not_found', 'not_paid'],
  }),
  listBookings: defineEndpoint({
    method: 'GET',
    path: '/bookings',
    summary: 'All bookings, the newest first.',
    who: 'admin',
    ...bookingList,
  }),
  listMyBookings: defineEndpoint({
    method: 'GET',
    path: '/bookings/my-bookings',
    summary: "The caller's bookings, the newest first.",
    who: 'user',
    ...bookingList,
  }),
  listBookingsOfCustomer: defineEndpoint({
    method: 'GET',
    path: '/bookings/customer/:id',
    summary: 'The bookings of one customer, the newest first.',
    who: 'admin',
    params: object({ id: string().max(128).required() }),
    ...bookingList,
  }),
  rescheduleBooking: defineEndpoint({
    method: 'PATCH',
    path: '/bookings/reschedule',
    summary:
      "Moves the caller's upcoming booking to an open slot of the same service. Safe to repeat.",
    who: 'user',
    query: object({
      bookingId: string().max(64).required(),
      slotId: string().max(64).required(),
    }),
    data: bookingSchema,
    errors: ['not_found', 'slot_taken', 'conflict'],
  }),
  cancelBooking: defineEndpoint({
    method: 'DELETE',
    path: '/bookings/:id',
    summary:
      "Cancels the caller's upcoming booking and frees its slot; at least 24 hours ahead the money goes back.",
    who: 'user',
    params: object({ id: string().max(64).required() }),
    query: object({
      /** What the customer was told of the money: if it is not so by now, nothing is cancelled. */
      refund: boolean().optional(),
    }),
    data: bookingSchema,
    errors: ['not_found', 'conflict', 'refund_changed'],
  }),
} as const;
