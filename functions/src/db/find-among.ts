import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** Greatest number of values that a query can name. */
const mostValues = 30;

/** Returns the documents whose field has one of these values, however many those are. */
export async function findAmong<T>(
  documents: Query<T>,
  field: string,
  values: readonly string[],
): Promise<QueryDocumentSnapshot<T>[]> {
  const parts = Array.from({ length: Math.ceil(values.length / mostValues) }, (_, part) =>
    values.slice(part * mostValues, (part + 1) * mostValues),
  );
  const found = await Promise.all(parts.map((part) => documents.where(field, 'in', part).get()));
  return found.flatMap(({ docs }) => docs);
}
