import { imageIdOf } from '@carwash/domain/images/image-path';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { badInput } from '../errors/api-error.ts';
import { findImage } from './find-image.ts';
import { nextImageCheck } from './next-image-check.ts';

/** Tells whether a path is that of an uploaded picture; otherwise it is a file of the site. */
export const isUploadedPicture = (path: string): boolean => imageIdOf(path) !== undefined;

/**
 * Checks that a path belongs to an uploaded picture, and makes `batch` fail if the picture is deleted
 * before the commit. A concurrent deletion of the unused picture fails if this batch commits first.
 * @param field name of the field with the path, for the error message
 * @throws ApiError bad_input
 */
export async function referToImage(
  batch: WriteBatch,
  field: string,
  path: string,
  { db, now }: Context,
): Promise<void> {
  const sha256 = imageIdOf(path);
  if (sha256) {
    const found = await findImage(sha256, { db });
    if (found && !found.get('removedAt')) {
      batch.update(db.images.doc(sha256), { checkAt: nextImageCheck(now()) });
      return;
    }
  }
  throw badInput(field, `${field} must be an uploaded image`);
}
