interface Readable<T> {
  get(): Promise<{ docs: { id: string; data(): T }[] }>;
}

/** All documents of a collection or a query. */
export const documentsOf = async <T>(collection: Readable<T>): Promise<T[]> =>
  (await collection.get()).docs.map((document) => document.data());

/** The ids of all documents, also of those that cannot be read. */
export const idsOf = async (collection: Readable<unknown>): Promise<{ _id: string }[]> =>
  (await collection.get()).docs.map(({ id }) => ({ _id: id }));
