import type { AnyObjectSchema, InferType } from 'yup';
import type { Cursor, Listener, ListSource } from '../firebase/live-source.ts';
import { listLimit } from './list-limit.ts';
import { listenToWholeList, type WholeList } from './listen-to-whole-list.ts';
import { loadFor, type Readers, shared } from './live-queries.ts';

/** What is listed, and by what: its first document comes first. */
type WholeSource<Schema extends AnyObjectSchema> = Pick<
  ListSource<Schema>,
  'collection' | 'schema' | 'equal' | 'oneOf'
> & {
  order: NonNullable<ListSource<Schema>['order']>;
  orderedBy: (item: InferType<Schema>) => Date | string | number;
};

/** The most documents of a whole list: ten listeners. */
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
    const { orderedBy, ...list } = source(...args);
    const open = (after: Cursor | null, page: Listener<T[]>) =>
      listenToList({ ...list, after, limit: listLimit }, page);
    return listenToWholeList({ open, pageSize: listLimit, maxPages, orderedBy }, listener);
  });
