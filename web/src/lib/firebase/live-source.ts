import type { AnyObjectSchema } from 'yup';

/** Where a page of a list ends: the value that the list is ordered by, and the document's id. */
export interface Cursor {
  value: Date | string | number;
  id: string;
}

/** A list to listen to. The rules refuse a list without a limit, or with too high a one. */
export interface ListSource<Schema extends AnyObjectSchema> {
  /** Path of the collection. */
  collection: string;
  schema: Schema;
  /** Fields and the values they must have. */
  equal?: Record<string, string | number | boolean | null>;
  /** A field that must have one of these values, at most 30. */
  oneOf?: { field: string; values: readonly string[] };
  /** A list that must contain one of these values, at most 30: how words are searched. */
  contains?: { field: string; values: readonly string[] } | null;
  /** Documents with the same value come in the order of their ids, so that pages neither overlap nor leave gaps. */
  order?: { by: string; direction: 'asc' | 'desc' };
  /** Where the page before this one ended; needs an order. */
  after?: Cursor | null;
  /** The last value of the order that belongs to the list; needs an order. */
  until?: Cursor['value'];
  /** The values of the order that belong to the list, `from` itself but not `before`; needs an order. */
  within?: { from: Date; before: Date };
  /** Told only as it was at one moment: what a commit changed is held back until all of it has arrived. */
  ofOneMoment?: boolean;
  limit: number;
}

/** A document to listen to. */
export interface DocumentSource<Schema extends AnyObjectSchema> {
  collection: string;
  schema: Schema;
  id: string;
}

/** A document of a list, as it was read. */
export interface ReadDocument<T> {
  /** null: the document is not what it should be. The list goes on without it. */
  entity: T | null;
  /** Where a page that ends with it ends; null in a list without an order. */
  cursor: Cursor | null;
}

/** Who hears what a source holds. */
export interface Listener<T> {
  ready(data: T): void;
  /** May be followed by `ready` when the connection comes back. */
  failed(error: unknown): void;
}
