import type { ReadDocument } from '../firebase/live-source';

/** Returns the entities of a list that match their schema, and the number of those that do not. */
export function readableList<T>(documents: readonly ReadDocument<T>[]): {
  data: T[];
  unreadable: number;
} {
  const data = documents.map(({ entity }) => entity).filter((entity) => entity !== null);
  return { data, unreadable: documents.length - data.length };
}
