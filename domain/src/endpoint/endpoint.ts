import type { AnyObjectSchema, AnySchema, InferType } from 'yup';
import type { ErrorCode } from './errors.ts';

/**
 * Kinds of calls whose number is limited. password: tries of one password from one place;
 * password_anywhere: from wherever they come. return: browsers that come back from the card page.
 */
export const limitedKinds = [
  'sign_up',
  'log_in',
  'password',
  'password_anywhere',
  'initiate',
  'image',
  'review',
  'return',
  'notify',
] as const;
export type LimitedKind = (typeof limitedKinds)[number];

/**
 * What tells one caller from another: the account that is signed in, the network that the call comes
 * from, the email in the body.
 */
export type CallerMark = 'account' | 'address' | 'email';

/** At most so many calls of a kind by those who share all these marks. */
export interface CallLimit {
  kind: LimitedKind;
  by: readonly CallerMark[];
}

/** One call of the HTTP API: the router, the client and the documentation all read this. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below /api, with `:name` for parameters. */
  path: string;
  /** One sentence for the documentation: what the call promises. */
  summary: string;
  /**
   * anyone: no token needed; signedIn: any account, even one that has no role yet; anyRole: user or
   * admin. Ownership is checked by the handler.
   */
  auth: 'anyone' | 'signedIn' | 'anyRole' | 'user' | 'admin';
  /**
   * form: posted by a browser or the payment provider, of any type that a form may have, and tolerant
   * of unknown fields. image: one file in the multipart field `image`.
   */
  accepts: 'json' | 'form' | 'image';
  /** redirect: a 303 to a page, whatever came. image: the picture itself. page: HTML. document: JSON without envelope. csv: a file, sent as it is read. */
  response: 'json' | 'redirect' | 'image' | 'page' | 'document' | 'csv';
  params: AnyObjectSchema;
  /** Parsed from strings: numbers and the like are converted. */
  query: AnyObjectSchema;
  body: AnyObjectSchema;
  /** Fields that a body may have, of whatever kind, though nothing comes of them. */
  ignores: readonly string[];
  /** What a good answer says beside its data. */
  message?: string;
  /** Schema of the answer's `data`: nothing else goes out. */
  data: AnySchema;
  /** What the envelope carries beside `data`. */
  meta?: AnyObjectSchema;
  /** The errors that this call has beyond those of every call of its kind. */
  errors: readonly ErrorCode[];
  /** The narrowest first: what one refuses is not counted by those after it. */
  limits: readonly CallLimit[];
}

export type ParamsOf<E extends Endpoint> = InferType<E['params']>;
export type QueryOf<E extends Endpoint> = InferType<E['query']>;
export type BodyOf<E extends Endpoint> = InferType<E['body']>;
export type DataOf<E extends Endpoint> = InferType<E['data']>;
export type MetaOf<E extends Endpoint> = E extends { meta: infer S extends AnyObjectSchema }
  ? InferType<S>
  : Record<never, never>;
