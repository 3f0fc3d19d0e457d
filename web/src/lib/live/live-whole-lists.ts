import type { AnyObjectSchema, InferType } from 'yup';
import type { Cursor, Listener, ListSource, ReadDocument } from '../firebase/live-source';
import { listenToWholeList, type WholeList } from './listen-to-whole-list';
import { cachedQueries, loadFirestoreFor, type Readers } from './live-queries';

/** The list's query; it needs an order. */
type WholeSource<Schema extends AnyObjectSchema> = Pick<
  ListSource<Schema>,
  'collection' | 'schema' | 'equal' | 'within'
> & {
  order: NonNullable<ListSource<Schema>['order']>;
  /** The limit of each listener. */
  pageSize: number;
};

/** Most listeners per list. */
const maxPages = 10;

/**
 * Creates queries of live lists that may be longer than one listener allows, up to ten times; cached by their
 * arguments.
 */
export const liveWholeLists = <Args extends unknown[], Schema extends AnyObjectSchema>(
  readers: Readers,
  source: (...args: Args) => WholeSource<Schema>,
) =>
  cachedQueries<Args, WholeList<InferType<Schema>>>(readers, (...args) => async (listener) => {
    const { listenToList } = await loadFirestoreFor(readers);
    const { pageSize, ...list } = source(...args);
    const open = (after: Cursor | null, page: Listener<ReadDocument<InferType<Schema>>[]>) =>
      listenToList({ ...list, after, limit: pageSize }, page);
    return listenToWholeList({ open, pageSize, maxPages }, listener);
  });
