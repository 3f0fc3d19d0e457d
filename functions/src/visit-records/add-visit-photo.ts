import { createHash } from 'node:crypto';
import type { Booking } from '@carwash/domain/bookings/booking';
import type { Endpoints } from '@carwash/domain/endpoints';
import { auditSubjectOf } from '@carwash/domain/sales/audit-subject';
import {
  keptUntilOf,
  mostVisitPhotos,
  type PhotoStage,
  type VisitPhoto,
} from '@carwash/domain/visit-records/visit-record';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import { readYardBooking, type YardContext } from '../bookings/read-yard-booking.ts';
import { commitIfUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { readSettings } from '../db/read-settings.ts';
import { ApiError } from '../errors/api-error.ts';
import type { ReEncodedImage } from '../gateways/re-encode-image.ts';
import type { Handler, Staff } from '../http/handler.ts';
import { encodeUpload } from '../images/encode-upload.ts';
import { readVisitRecord, requireAccount, writeVisitRecord } from './read-visit-record.ts';

async function readPhotographedBooking(
  id: string,
  caller: Staff,
  context: YardContext,
): Promise<Booking> {
  const booking = (await readYardBooking(id, caller, context)).data();
  if (booking.status === 'cancelled') throw new ApiError('conflict', 'This booking is cancelled.');
  await requireAccount(booking, context);
  return booking;
}

const tooMany = () => {
  const message = `A visit has at most ${mostVisitPhotos} photos. Remove one first.`;
  return new ApiError('conflict', message, [{ path: 'image', message }]);
};

/** Returns the id of a photo by its content, so that a repeated upload stores it once. */
const photoIdOf = (bookingId: string, photoStage: PhotoStage, { bytes }: ReEncodedImage): string =>
  createHash('sha256').update(`${bookingId}\n${photoStage}\n`).update(bytes).digest('hex');

interface NewPhoto {
  booking: Booking;
  photo: VisitPhoto;
  image: ReEncodedImage;
  caller: Staff;
}

const store = (
  { booking, photo, image, caller }: NewPhoto,
  context: YardContext,
): Promise<VisitPhoto> =>
  retryOnConflict(async () => {
    const { db } = context;
    const { snapshot, kept } = await readVisitRecord(booking._id, context);
    const same = kept.photos.find(({ _id }) => _id === photo._id);
    if (same) return same;
    if (kept.photos.length >= mostVisitPhotos) throw tooMany();
    const { _id, keptUntil: expiresAt, takenAt: createdAt, photoStage } = photo;
    const { bytes, small, contentType } = image;
    const batch = db.batch();
    // Set, because the document of an expired photo may still be there.
    batch.set(db.visitPhotos.doc(_id), {
      ...{ _id, bookingId: booking._id, bytes, small, contentType, expiresAt, createdAt },
    });
    const after = { ...kept, photos: [...kept.photos, photo] };
    await writeVisitRecord(batch, booking, snapshot, after, context);
    const subject = auditSubjectOf(booking);
    const change = { kind: 'booking', action: 'photo added', subject } as const;
    addAuditEntry(batch, { ...change, before: null, after: { photoStage } }, caller, context);
    return (await commitIfUnchanged(batch)) ? photo : undefined;
  }, `visit record ${booking._id}`);

/**
 * Adds a photo to a visit that is not cancelled.
 * @throws ApiError not_found; conflict for a cancelled booking, a deleted account and after the last possible photo; the
 * errors of a file that is no picture
 */
export const addVisitPhoto: Handler<YardContext, Endpoints['addVisitPhoto']> = async (
  { params: { bookingId }, query: { photoStage }, file, caller },
  context,
) => {
  const booking = await readPhotographedBooking(bookingId, caller, context);
  const image = await encodeUpload(file);
  const { photoDays } = await readSettings(context);
  const takenAt = context.now();
  const keptUntil = keptUntilOf(takenAt, photoDays);
  const photo = { _id: photoIdOf(bookingId, photoStage, image), photoStage, takenAt, keptUntil };
  return store({ booking, photo, image, caller }, context);
};
