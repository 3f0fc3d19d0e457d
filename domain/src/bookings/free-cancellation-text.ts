import { formatDateTime } from '../time/format-date-time.ts';
import type { Booking } from './booking.ts';
import { freeCancellationEnd } from './refund-terms.ts';

type NoticeFacts = Pick<Booking, 'cancellationHours'> & { slot: Pick<Booking['slot'], 'startsAt'> };

/** Tells until when cancelling gives the money back, in the business time zone. */
export function freeCancellationText(booking: NoticeFacts, timeZone: string): string {
  const end = formatDateTime(freeCancellationEnd(booking), timeZone);
  if (booking.cancellationHours === 0) return `Free to cancel until it starts: ${end}.`;
  return `Free to cancel until ${end}. After that, no refund.`;
}

/** The text where a late move has ended the right to a refund. */
export const forfeitedText = 'It was moved too late to be cancelled for a refund.';
