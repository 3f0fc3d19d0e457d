import type { Booking } from './booking.ts';

/** Tells whether a booking proves that its customer was there, so that their reviews are those of a verified customer. */
export const provesVisit = ({ status, isUnseen }: Pick<Booking, 'status' | 'isUnseen'>): boolean =>
  status === 'completed' && !isUnseen;
