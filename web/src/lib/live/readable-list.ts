import type { ReadDocument } from '../firebase/live-source';

/** The entities of a list that could be read, and how many could not. */
export function readableList<T>(documents: readonly ReadDocument<T>[]): {
  data: T[];
  unreadable: number;
} {
  const data = documents.map(({ entity }) => entity).filter((entity) => entity !== null);
  return { data, unreadable: documents.length - data.length };
}
