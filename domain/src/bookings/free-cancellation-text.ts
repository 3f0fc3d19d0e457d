import { hoursText } from '../time/durations.ts';
import type { Booking } from './booking.ts';
import { freeCancellationEnd, isNoticeOver } from './refund-terms.ts';

type NoticeFacts = Pick<Booking, 'cancellationHours'> & { slot: Pick<Booking['slot'], 'startsAt'> };

/**
 * Tells somebody who reads it at `now` until when cancelling gives the money back, or that it no longer does.
 * @param format tells the reader the time of the business at which that ends
 */
export function freeCancellationText(
  booking: NoticeFacts,
  now: Date,
  format: (end: Date) => string,
): string {
  const end = format(freeCancellationEnd(booking));
  const hours = booking.cancellationHours;
  if (hours === 0) return `Free to cancel until it starts: ${end}.`;
  return isNoticeOver(booking, now)
    ? noRefundText(booking)
    : `Free to cancel until ${end}. After that, no refund.`;
}

/** The text where a booking starts too soon to be cancelled for a refund. */
export const noRefundText = ({ cancellationHours }: Pick<Booking, 'cancellationHours'>): string =>
  `Starts in under ${hoursText(cancellationHours)}, so no refund if you cancel.`;

/** The same text before a move. */
export const lateMoveText = (booking: Pick<Booking, 'cancellationHours'>): string =>
  `${noRefundText(booking)} Moving it does not change that.`;

/** The text where a late move has ended the right to a refund. */
export const forfeitedText = 'It was moved too late to be cancelled for a refund.';
