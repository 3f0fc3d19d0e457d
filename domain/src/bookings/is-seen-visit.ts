import type { Booking } from './booking.ts';

/** Tells whether somebody of the staff has said that the car of a visit came: the clock completes visits by itself. */
export const isSeenVisit = ({
  status,
  stage,
  isUnseen,
}: Pick<Booking, 'status' | 'stage' | 'isUnseen'>): boolean =>
  stage !== 'expected' || (status === 'completed' && isUnseen === false);
