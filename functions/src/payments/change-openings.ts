import type { Slot } from '@carwash/domain/slots/slot';
import { startOfNextDay } from '@carwash/domain/time/business-time';
import { FieldValue, type WriteBatch } from 'firebase-admin/firestore';
import type { Context, Settings } from '../context.ts';

/** The part of the context that openings need. Scripts without a payment provider use it too. */
export type OpeningsContext = Pick<Context, 'db' | 'now'> & {
  settings: Pick<Settings, 'businessTimeZone'>;
};

type SlotStart = Pick<Slot, 'serviceId' | 'date' | 'startTime'>;

const transforms = {
  open: FieldValue.arrayUnion,
  closed: FieldValue.arrayRemove,
};

/**
 * Notes in `batch` that slots are open now, or are no longer, in the openings of their services. Nothing
 * is read for it, and commits that change the same openings do not conflict.
 *
 * Whoever writes `isBooked` goes through `changeSlotStatus` or `addSlots`, which call this.
 */
export function changeOpenings(
  batch: WriteBatch,
  slots: readonly SlotStart[],
  become: keyof typeof transforms,
  { db, now, settings: { businessTimeZone } }: OpeningsContext,
): void {
  const pruneAt = startOfNextDay(now(), businessTimeZone);
  for (const [serviceId, ofService] of Map.groupBy(slots, (slot) => slot.serviceId)) {
    const ofDays = [...Map.groupBy(ofService, ({ date }) => date)];
    const days = Object.fromEntries(
      ofDays.map(([date, ofDay]) => [
        date,
        transforms[become](...ofDay.map(({ startTime }) => startTime)),
      ]),
    );
    batch.set(db.openings.doc(serviceId), { days, pruneAt }, { merge: true });
  }
}
