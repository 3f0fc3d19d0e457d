import { randomUUID } from 'node:crypto';
import type { MoveFacts } from '@carwash/domain/sales/other-place';
import type { Sale } from '@carwash/domain/sales/sale';
import type { OpeningHours } from '@carwash/domain/settings/opening-hours';
import { minutesSold } from '@carwash/domain/slots/job-length';
import type { Slot } from '@carwash/domain/slots/slot';
import type { Context } from '../context.ts';
import { isDisplaced } from '../days/is-displaced.ts';
import {
  addDates,
  type ReadDays,
  reachedDays,
  readSlotWithDays,
  slotIn,
} from '../days/read-days.ts';
import { type LoadedSale, loadSale, withDays } from './load-sale.ts';

/** A sale with the slot to which it is to move. */
interface LoadedMove extends LoadedSale {
  /** With its availability for the booking that moves: its own minutes count as free. null: it is not offered. */
  target: Slot | null;
}

const isMissingIn = (days: ReadDays) => (other: { id: string }) =>
  days.every(({ id }) => id !== other.id);

/**
 * Reads the slot before the booking: if this booking took the slot in between, the booking read afterwards shows that.
 * @param hours opening hours within which a booking that takes longer than the slot must end; null: no limit
 * @throws ApiError not_found for an unknown booking
 */
export async function loadMove(
  bookingId: string,
  slotId: string,
  hours: OpeningHours | null,
  context: Context,
): Promise<LoadedMove> {
  const offered = await readSlotWithDays(slotId, context);
  const loaded = await loadSale(bookingId, context);
  const { booking } = loaded.sale;
  if (!offered || !booking) return { ...loaded, target: null };
  const wanted = { ignored: booking.claimId, length: { takes: minutesSold(booking), hours } };
  const known = [...offered.days, ...loaded.days.filter(isMissingIn(offered.days))];
  const reached = reachedDays(known, slotId, context, wanted).map(({ id }) => id);
  const days = await addDates(new Set(reached), known, context);
  return { ...withDays(loaded, days), target: slotIn(days, slotId, context, wanted) };
}

/** Returns what a move has to know beside the sale. */
export const moveFacts = async (
  { booking }: Pick<Sale, 'booking'>,
  context: Context,
): Promise<MoveFacts> => ({
  isDisplaced: booking !== null && (await isDisplaced(booking, context)),
  newClaimId: randomUUID(),
});
