import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';

/** Returns a picture's document, without its bytes; `removedAt` is set if the desk has removed it. */
export async function findImage(
  sha256: string,
  { db }: Pick<Context, 'db'>,
): Promise<QueryDocumentSnapshot | undefined> {
  const found = await db.images
    .where(FieldPath.documentId(), '==', sha256)
    .select('removedAt')
    .get();
  return found.docs[0];
}
