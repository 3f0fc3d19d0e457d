import type { AnyObjectSchema, AnySchema, InferType } from 'yup';
import type { Admitted } from '../roles/role.ts';
import type { ErrorCode } from './errors.ts';

/**
 * Kinds of rate-limited calls. password: attempts for one password from one network; password_anywhere:
 * attempts from all networks together; account_mail and account_mail_anywhere: mails to one email likewise;
 * reset_mail_anywhere: mails that reset its password, from all networks together. return: browsers that come back
 * from the card page. settle: calls that
 * may wait for the payment provider's next answer about one payment; settle_all: about all payments of an
 * account together. calendar: calendar apps from one network; calendar_link: apps that read one link.
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
  'settle',
  'settle_all',
  'reschedule',
  'cancel',
  'waitlist',
  'own_data',
  'by_link',
  'account_mail',
  'account_mail_anywhere',
  'reset_mail_anywhere',
  'calendar',
  'calendar_link',
] as const;
export type LimitedKind = (typeof limitedKinds)[number];

/**
 * The ways in which callers are told apart: by the signed-in account, by the network of the call, by the
 * email in the body or else of the account, by the payment that the call is about, or by the calendar that it reads.
 */
export type CallerMark = 'account' | 'address' | 'email' | 'payment' | 'calendar';

/** A rate limit for calls of one kind. Calls for which all these marks are equal are counted together. */
export interface CallLimit {
  kind: LimitedKind;
  by: readonly CallerMark[];
}

/** One endpoint of the HTTP API. The router, the client and the documentation all read this. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below /api, with `:name` for parameters. */
  path: string;
  /** Summary for the documentation, in one sentence. */
  summary: string;
  /**
   * anyone: no token needed; signedIn: any account, even one that has no role yet; anyRole: every account with
   * a role; user: customers; a capability: staff who have it. Ownership is checked by the handler.
   */
  auth: 'anyone' | 'signedIn' | 'anyRole' | Admitted;
  /**
   * form: posted by a browser or the payment provider, as any form content type; unknown fields are
   * ignored. image: one file in the multipart field `image`. text: whatever it is, unread, as the field `text`.
   */
  accepts: 'json' | 'form' | 'image' | 'text';
  /**
   * redirect: always a 303 to a page. image: the picture itself. document: JSON without the envelope.
   * csv: a file that is streamed. calendar: an iCalendar file that apps ask for again.
   */
  response: 'json' | 'redirect' | 'image' | 'document' | 'csv' | 'calendar';
  params: AnyObjectSchema;
  /** Query parameters are strings: numbers and other types are converted. */
  query: AnyObjectSchema;
  body: AnyObjectSchema;
  /** Body fields that are accepted with any value and ignored. */
  ignores: readonly string[];
  /** Whether a call that is repeated with its Idempotency-Key header has no further effect. */
  isRepeatable: boolean;
  /** The success message beside the data. */
  message?: string;
  /** Schema of the response's `data`. Fields outside of it are not sent. */
  data: AnySchema;
  /** Schema of further fields in the envelope beside `data`. */
  meta?: AnyObjectSchema;
  /** Error codes of this call in addition to those that every call of its kind may return. */
  errors: readonly ErrorCode[];
  /**
   * Rate limits, the strictest first. A call that one limit refuses is not counted by the limits after
   * it.
   */
  limits: readonly CallLimit[];
  /**
   * How long shared caches may keep the answer, which is the same for every caller without a token. null:
   * never.
   */
  isSharedFor: 'minute' | 'seconds' | null;
}

export type ParamsOf<E extends Endpoint> = InferType<E['params']>;
export type QueryOf<E extends Endpoint> = InferType<E['query']>;
export type BodyOf<E extends Endpoint> = InferType<E['body']>;
export type DataOf<E extends Endpoint> = InferType<E['data']>;
export type MetaOf<E extends Endpoint> = E extends { meta: infer S extends AnyObjectSchema }
  ? InferType<S>
  : Record<never, never>;
