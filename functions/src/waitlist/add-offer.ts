import { randomUUID } from 'node:crypto';
import type { Slot } from '@carwash/domain/slots/slot';
import { slotId } from '@carwash/domain/slots/slot-id';
import { takeBay } from '@carwash/domain/slots/take-bay';
import { offerEnd } from '@carwash/domain/waitlist/offer-end';
import type { WaitlistEntry } from '@carwash/domain/waitlist/waitlist-entry';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { changeDays } from '../days/change-days.ts';
import { placeOf, type ReadDays, type ReadSlot, slotIn } from '../days/read-days.ts';
import type { EntrySnapshot } from '../days/waitlist-entries.ts';
import { ifUnchanged } from '../db/compare-and-set.ts';
import { queueMessages } from '../outbox/queue-messages.ts';

/** A job that somebody waits for. */
interface WaitedJob {
  serviceId: string;
  minutes: number;
}

/** Returns a start as somebody in line sees it, from whom nothing is kept; null if it is not offered. */
export const slotForWaiting = (
  days: ReadDays,
  date: string,
  startTime: string,
  { serviceId, minutes }: WaitedJob,
  context: Context,
): Slot | null =>
  slotIn(days, slotId(serviceId, date, startTime), context, {
    isForWaiting: true,
    length: { takes: { minutes }, hours: null },
  });

/**
 * Adds an offer to `batch`: the hold of the slot, the end of the place in line, and the message.
 * @param read an open slot without lapsed holds that may have been paid
 * @returns the entry afterwards
 */
export function addOffer(
  batch: WriteBatch,
  snapshot: EntrySnapshot,
  { slot, days }: ReadSlot,
  context: Context,
): WaitlistEntry {
  const now = context.now();
  const entry = snapshot.data();
  const { uid, date, lineId } = entry;
  const claimId = randomUUID();
  const { _id, startsAt } = slot;
  const until = offerEnd(startsAt, now);
  const offer = { slotId: _id, startsAt, claimId, until };
  const offered = { state: 'offered', offer, offers: entry.offers + 1 } as const;
  batch.update(snapshot.ref, offered, ifUnchanged(snapshot));
  const jobs = takeBay(placeOf({ slot, days }), { claimId, heldUntil: until }, now);
  changeDays(batch, days, { jobs, waiting: [{ date, lineId, waiting: null }] }, context);
  const facts = { waitlistId: entry._id, claimId, startsAt };
  const message = { kind: 'place_offered', uid, bookingId: null, facts, dueAt: now } as const;
  // A place in line gets one offer, so its id makes that of the message.
  queueMessages(batch, [{ ...message, version: lineId }], context);
  return { ...entry, ...offered };
}
