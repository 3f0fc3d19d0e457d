import type { Bay } from '@carwash/domain/days/bay';
import { baysOn } from '@carwash/domain/days/day';
import { slotInBay } from '@carwash/domain/slots/slots-of-day';
import { badInput } from '../errors/api-error.ts';
import { dataOfDays, type ReadSlot } from './read-days.ts';

/**
 * Returns the slot as if there were only this bay; unchanged if none is named.
 * @param bays bays among which it has to be; default: those of the slot's day
 * @throws ApiError bad_input for a bay that does not exist
 */
export function inBay(
  { slot, days }: ReadSlot,
  bay: string | undefined,
  bays: readonly Pick<Bay, '_id'>[] = baysOn(dataOfDays(days), slot.date),
): ReadSlot {
  if (bay === undefined) return { slot, days };
  if (!bays.some(({ _id }) => _id === bay)) {
    throw badInput('bay', 'Choose a bay from the list.');
  }
  return { slot: slotInBay(slot, bay), days };
}
