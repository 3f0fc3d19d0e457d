import type { JobChange } from '@carwash/domain/bays/changed-day';
import type { Roster } from '@carwash/domain/bays/roster';
import type { DeskBooking } from '@carwash/domain/bookings/endpoints';
import { partsOfSlotId, type Slot } from '@carwash/domain/slots/slot';
import { isRoomFor, isSlotOpen } from '@carwash/domain/slots/slot-state';
import { businessDay } from '@carwash/domain/time/business-time';
import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { changeDays } from '../bays/change-days.ts';
import { type ReadSlot, readSlotWithDays } from '../bays/read-days.ts';
import { noteNewDays } from '../bays/read-roster.ts';
import { readSlotFromNow } from '../bays/read-slot-from-now.ts';
import type { Context } from '../context.ts';
import { readService } from '../services/read-service.ts';
import { slotNotFound } from '../slots/read-slot.ts';

type Wish = Pick<DeskBooking, 'slotId' | 'serviceId'>;

/** What the desk sells: an offered slot, or the minutes from now on. */
export interface ReadForSale extends ReadSlot {
  /** The bays as they are set up; null: the day exists and has them. */
  roster: DocumentSnapshot<Roster> | null;
}

/** @throws ApiError not_found */
export async function readForSale(
  { slotId, serviceId }: Wish,
  context: Context,
): Promise<ReadForSale> {
  if (serviceId !== undefined) {
    return readSlotFromNow((await readService(serviceId, context)).data(), context);
  }
  const read = slotId === undefined ? null : await readSlotWithDays(slotId, context);
  if (!read) throw slotNotFound();
  return { ...read, roster: null };
}

/** Nothing that has begun, but what begins in this minute for who stands at the door. */
export const isForSale = ({ serviceId }: Wish, slot: Slot, now: Date): boolean =>
  serviceId === undefined ? isSlotOpen(slot, now) : isRoomFor(slot, now);

/** The day for which rivals wait for each other. */
export const dayOfSale = ({ slotId }: Wish, { now, settings }: Context): string | undefined =>
  slotId === undefined
    ? businessDay(now(), settings.businessTimeZone)
    : partsOfSlotId(slotId)?.date;

/** Takes the minutes in `batch`; what is offered stays as it is. */
export function takeMinutes(
  batch: WriteBatch,
  { days, roster }: ReadForSale,
  jobs: JobChange[],
  context: Context,
): void {
  changeDays(batch, days, { jobs, ...(roster && { bays: roster.data()?.bays ?? null }) }, context);
  if (roster) noteNewDays(batch, roster, context);
}
