import type { AnyObjectSchema, AnySchema, InferType } from 'yup';
import type { Role } from '../entities/user.ts';
import type { ErrorCode } from './errors.ts';

/** Kinds of calls whose number per caller is limited. */
export const limitedKinds = ['sign_up', 'log_in', 'initiate', 'image', 'review'] as const;
export type LimitedKind = (typeof limitedKinds)[number];

/** One call of the HTTP API: the router, the client and the documentation all read this. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below /api, with `:name` for parameters. */
  path: string;
  /** One sentence for the documentation: what the call promises. */
  summary: string;
  /** anyone: no token needed; signedIn: any role. Ownership is checked by the handler. */
  who: 'anyone' | 'signedIn' | Role;
  /**
   * form: posted by a browser or the payment provider, and tolerant of unknown fields. image: one
   * file in the multipart field `image`.
   */
  accepts: 'json' | 'form' | 'image';
  /** redirect: a 303 to a page. image: the picture itself. page: HTML. document: JSON without envelope. csv: a file, sent as it is read. */
  answers: 'json' | 'redirect' | 'image' | 'page' | 'document' | 'csv';
  params: AnyObjectSchema;
  /** Parsed from strings: numbers and the like are converted. */
  query: AnyObjectSchema;
  body: AnyObjectSchema;
  /** Schema of the answer's `data`. */
  data: AnySchema;
  /** What the answer carries beside `data`. */
  beside?: AnyObjectSchema;
  /** The errors that this call has beyond those of every call of its kind. */
  errors: readonly ErrorCode[];
  limited?: LimitedKind;
}

export type ParamsOf<E extends Endpoint> = InferType<E['params']>;
export type QueryOf<E extends Endpoint> = InferType<E['query']>;
export type BodyOf<E extends Endpoint> = InferType<E['body']>;
export type DataOf<E extends Endpoint> = InferType<E['data']>;
export type BesideOf<E extends Endpoint> = E extends { beside: infer S extends AnyObjectSchema }
  ? InferType<S>
  : Record<never, never>;
