import type { Endpoints } from '@carwash/domain/endpoints';
import { auditSubjectOf } from '@carwash/domain/sales/audit-subject';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import { readYardBooking, type YardContext } from '../bookings/read-yard-booking.ts';
import { commitIfUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import type { Handler } from '../http/handler.ts';
import { readVisitRecord, writeVisitRecord } from './read-visit-record.ts';

/** Removes a photo of a visit. One that is not there, or not any more, is removed already. */
export const removeVisitPhoto: Handler<YardContext, Endpoints['removeVisitPhoto']> = async (
  { params: { bookingId, photoId }, caller },
  context,
) => {
  const booking = (await readYardBooking(bookingId, caller, context)).data();
  return retryOnConflict(async () => {
    const { snapshot, kept } = await readVisitRecord(bookingId, context);
    const photo = kept.photos.find(({ _id }) => _id === photoId);
    if (!photo) return kept;
    const after = { ...kept, photos: kept.photos.filter((other) => other !== photo) };
    const batch = context.db.batch();
    batch.delete(context.db.visitPhotos.doc(photoId));
    await writeVisitRecord(batch, booking, snapshot, after, context);
    const { photoStage, takenAt } = photo;
    const subject = auditSubjectOf(booking);
    const change = { kind: 'booking', action: 'photo removed', subject } as const;
    addAuditEntry(
      batch,
      { ...change, before: { photoStage, takenAt }, after: null },
      caller,
      context,
    );
    return (await commitIfUnchanged(batch)) ? after : undefined;
  });
};
