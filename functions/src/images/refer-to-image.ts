import { FieldPath, type WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { badInput } from '../errors/api-error.ts';
import { nextImageCheck } from './next-image-check.ts';

const pathOfImage = /^\/api\/images\/([0-9a-f]{64})$/;

/**
 * Makes sure that a path is one that an upload gave, and lets `batch`, which refers to it, through only
 * while the picture is still there. A deletion that has found it unused loses against that commit.
 * @param field what holds the path, for the answer
 * @throws ApiError bad_input
 */
export async function referToImage(
  batch: WriteBatch,
  field: string,
  path: string,
  { db, now }: Context,
): Promise<void> {
  const sha256 = pathOfImage.exec(path)?.[1];
  if (sha256) {
    // Asks for the id alone: the document holds the whole picture.
    const found = await db.images.where(FieldPath.documentId(), '==', sha256).select().get();
    if (!found.empty) {
      batch.update(db.images.doc(sha256), { checkAt: nextImageCheck(now()) });
      return;
    }
  }
  throw badInput(field, `${field} must be an uploaded image`);
}
