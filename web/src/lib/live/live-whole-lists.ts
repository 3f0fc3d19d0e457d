import type { AnyObjectSchema, InferType } from 'yup';
import type { Cursor, Listener, ListSource } from '../firebase/live-source.ts';
import { listenToWholeList, type WholeList } from './listen-to-whole-list.ts';
import { loadFor, type Readers, shared } from './live-queries.ts';

/** What is listed, and by what: its first document comes first. */
type WholeSource<Schema extends AnyObjectSchema> = Pick<
  ListSource<Schema>,
  'collection' | 'schema' | 'equal' | 'within'
> & {
  order: NonNullable<ListSource<Schema>['order']>;
  orderedBy: (item: InferType<Schema>) => Date | string | number;
  /** The most documents that one listener may have. */
  pageSize: number;
};

/** The most listeners of a whole list. */
const maxPages = 10;

/** Live lists that may be longer than one listener's, up to ten times; one per distinct arguments. */
export const liveWholeLists = <
  Args extends unknown[],
  Schema extends AnyObjectSchema,
  T extends InferType<Schema> & { _id: string } = InferType<Schema> & { _id: string },
>(
  readers: Readers,
  source: (...args: Args) => WholeSource<Schema>,
) =>
  shared<Args, WholeList<T>>(readers, (...args) => async (listener) => {
    const { listenToList } = await loadFor(readers);
    const { orderedBy, pageSize, ...list } = source(...args);
    const open = (after: Cursor | null, page: Listener<T[]>) =>
      listenToList({ ...list, after, limit: pageSize }, page);
    return listenToWholeList({ open, pageSize, maxPages, orderedBy }, listener);
  });
