import { FieldPath } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { badInput } from '../http/api-error.ts';

const pathOfImage = /^\/api\/images\/([0-9a-f]{64})$/;

/**
 * Makes sure that a path is one that an upload gave.
 * @param field what holds the path, for the answer
 * @throws ApiError bad_input
 */
export async function requireStoredImage(
  field: string,
  path: string,
  { db }: Context,
): Promise<void> {
  const sha256 = pathOfImage.exec(path)?.[1];
  if (sha256) {
    // Asks for the id alone: the document holds the whole picture.
    const found = await db.images.where(FieldPath.documentId(), '==', sha256).select().get();
    if (!found.empty) return;
  }
  throw badInput(field, `${field} must be an uploaded image`);
}
