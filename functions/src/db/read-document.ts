import type { CollectionReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** Ids come from outside: Firestore would take a slash for a path, and refuses dots and `__x__`. */
export const isDocumentId = (id: string): boolean => /^(?!__)[\w-]{1,64}$/.test(id);

/** The document as stored and parsed; null if there is none, or if `id` can't be an id. */
export async function readDocument<T>(
  collection: CollectionReference<T>,
  id: string,
): Promise<QueryDocumentSnapshot<T> | null> {
  if (!isDocumentId(id)) return null;
  const snapshot = await collection.doc(id).get();
  return snapshot.exists ? (snapshot as QueryDocumentSnapshot<T>) : null;
}
