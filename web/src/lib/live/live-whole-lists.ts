import type { AnyObjectSchema, InferType } from 'yup';
import type { Cursor, Listener, ListSource, ReadDocument } from '../firebase/live-source';
import { listenToWholeList, type WholeList } from './listen-to-whole-list';
import { loadFor, type Readers, shared } from './live-queries';

/** What is listed, and by what: its first document comes first. */
type WholeSource<Schema extends AnyObjectSchema> = Pick<
  ListSource<Schema>,
  'collection' | 'schema' | 'equal' | 'within'
> & {
  order: NonNullable<ListSource<Schema>['order']>;
  /** The most documents that one listener may have. */
  pageSize: number;
};

/** The most listeners of a whole list. */
const maxPages = 10;

/** Live lists that may be longer than one listener's, up to ten times; one per distinct arguments. */
export const liveWholeLists = <Args extends unknown[], Schema extends AnyObjectSchema>(
  readers: Readers,
  source: (...args: Args) => WholeSource<Schema>,
) =>
  shared<Args, WholeList<InferType<Schema>>>(readers, (...args) => async (listener) => {
    const { listenToList } = await loadFor(readers);
    const { pageSize, ...list } = source(...args);
    const open = (after: Cursor | null, page: Listener<ReadDocument<InferType<Schema>>[]>) =>
      listenToList({ ...list, after, limit: pageSize }, page);
    return listenToWholeList({ open, pageSize, maxPages }, listener);
  });
