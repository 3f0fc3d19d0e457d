interface Readable<T> {
  get(): Promise<{ docs: { data(): T }[] }>;
}

/** Returns all documents of a collection or a query. */
export const documentsOf = async <T>(collection: Readable<T>): Promise<T[]> =>
  (await collection.get()).docs.map((document) => document.data());
