import type { AnyObjectSchema } from 'yup';

/** A list to listen to. The rules refuse a list without a limit, or with one above 100. */
export interface ListSource<Schema extends AnyObjectSchema> {
  collection: string;
  schema: Schema;
  /** Fields and the values they must have. */
  equal?: Record<string, string>;
  order?: { by: string; direction: 'asc' | 'desc' };
  limit: number;
}

/** A document to listen to. */
export interface DocumentSource<Schema extends AnyObjectSchema> {
  collection: string;
  schema: Schema;
  id: string;
}

/** Who hears what a source holds. */
export interface Listener<T> {
  ready(data: T): void;
  /** May be followed by `ready` when the connection comes back. */
  failed(error: unknown): void;
}
