import type { Query, QueryDocumentSnapshot, QuerySnapshot } from 'firebase-admin/firestore';

/**
 * Yields all documents of an ordered query, page by page. There is at least one page, which may be empty. The next page
 * is read only when it is requested.
 * @param read reads a page in another way, such as from the past
 */
export async function* readPages<T>(
  query: Query<T>,
  pageSize: number,
  read = (page: Query<T>): Promise<QuerySnapshot<T>> => page.get(),
): AsyncGenerator<QueryDocumentSnapshot<T>[]> {
  const firstPage = query.limit(pageSize);
  let page = firstPage;
  for (;;) {
    const { docs } = await read(page);
    yield docs;
    const last = docs.at(-1);
    if (!last || docs.length < pageSize) return;
    page = firstPage.startAfter(last);
  }
}
