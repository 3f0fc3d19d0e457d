import type { Bay } from '@carwash/domain/days/bay';
import { slotInBay } from '@carwash/domain/slots/slots-of-day';
import { badInput } from '../errors/api-error.ts';
import type { ReadDays, ReadSlot } from './read-days.ts';

/** Returns the bays of a day, yyyy-MM-dd; none if it does not exist. */
export const baysOn = (days: ReadDays, date: string) =>
  days.find(({ id }) => id === date)?.data()?.bays ?? [];

/**
 * Returns the slot as if there were only this bay; unchanged if none is named.
 * @param bays bays among which it has to be; default: those of the slot's day
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
