import type { Bay } from '@carwash/domain/days/bay';
import { slotInBay } from '@carwash/domain/slots/slots-of-day';
import { badInput } from '../errors/api-error.ts';
import type { ReadDays, ReadSlot } from './read-days.ts';

/** The bays of a day, yyyy-MM-dd. */
export const baysOn = (days: ReadDays, date: string) =>
  days.find(({ id }) => id === date)?.data()?.bays ?? [];

/**
 * The slot with nothing but this bay, if one is named.
 * @param bays that there are, where the day does not exist yet
 * @throws ApiError bad_input for a bay that does not exist
 */
export function inBay(
  { slot, days }: ReadSlot,
  bay: string | undefined,
  bays: readonly Pick<Bay, '_id'>[] = baysOn(days, slot.date),
): ReadSlot {
  if (bay === undefined) return { slot, days };
  if (!bays.some(({ _id }) => _id === bay)) {
    throw badInput('bay', 'Choose a bay from the list.');
  }
  return { slot: slotInBay(slot, bay), days };
}
