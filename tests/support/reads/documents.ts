interface Readable<T> {
  get(): Promise<{ docs: { id: string; data(): T }[] }>;
}

/** Returns all documents of a collection or a query. */
export const documentsOf = async <T>(collection: Readable<T>): Promise<T[]> =>
  (await collection.get()).docs.map((document) => document.data());

/** Returns the ids of all documents, including unreadable ones. */
export const idsOf = async (collection: Readable<unknown>): Promise<{ _id: string }[]> =>
  (await collection.get()).docs.map(({ id }) => ({ _id: id }));
