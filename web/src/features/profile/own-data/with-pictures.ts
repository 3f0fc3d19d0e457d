import type { OwnData } from '@carwash/domain/own-data/own-data';
import { ApiFailure } from '~/lib/api/api-failure';
import { downloadFile } from '~/lib/api/download-file';

/** Most photos in a copy, the newest, because the whole file is put together in memory. */
export const mostPictures = 200;

const photosOf = ({ visitRecords }: Pick<OwnData, 'visitRecords'>) =>
  visitRecords
    .flatMap(({ _id: bookingId, photos }) => photos.map((photo) => ({ ...photo, bookingId })))
    .toSorted((one, other) => other.takenAt.getTime() - one.takenAt.getTime());

export const hasTooManyPictures = (data: Pick<OwnData, 'visitRecords'>): boolean =>
  photosOf(data).length > mostPictures;

const dataUrlOf = (content: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(content);
  });

/** Returns a photo as a data URL; null if it has been deleted meanwhile. */
async function pictureOf(bookingId: string, photoId: string): Promise<string | null> {
  try {
    const params = { bookingId, photoId };
    return await dataUrlOf((await downloadFile('getVisitPhoto', { params, query: {} })).content);
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.code === 'not_found') return null;
    throw failure;
  }
}

/**
 * Returns the copy with the bytes of the photos, as data URLs in `picture`. They are loaded one after the other.
 * @throws ApiFailure
 */
export async function withPictures(data: OwnData) {
  const pictures = new Map<string, string | null>();
  for (const { _id, bookingId } of photosOf(data).slice(0, mostPictures)) {
    pictures.set(_id, await pictureOf(bookingId, _id));
  }
  return {
    ...data,
    visitRecords: data.visitRecords.map((record) => ({
      ...record,
      photos: record.photos.map((photo) => ({
        ...photo,
        picture: pictures.get(photo._id) ?? null,
      })),
    })),
  };
}
