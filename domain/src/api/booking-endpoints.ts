import { object, string } from 'yup';
import { bookingSchema } from '../entities/booking.ts';
import type { Endpoint } from './endpoint.ts';

export const bookingEndpoints = {
  /** Confirms the booking that a payment created. Safe to repeat; 409 while it is not paid. */
  createBooking: {
    method: 'POST',
    path: '/bookings',
    who: 'user',
    accepts: 'json',
    answers: 'json',
    params: object({}),
    body: object({ transactionId: string().max(64).required() }),
    data: bookingSchema,
  },
  /** Cancels an upcoming booking and frees its slot; at least 24 hours ahead the money goes back. */
  cancelBooking: {
    method: 'DELETE',
    path: '/bookings/:id',
    who: 'user',
    accepts: 'json',
    answers: 'json',
    params: object({ id: string().max(64).required() }),
    body: object({}),
    data: bookingSchema,
  },
} as const satisfies Record<string, Endpoint>;
