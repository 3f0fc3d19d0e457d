import type { AnyObjectSchema, InferType } from 'yup';
import type { Role } from '../entities/user.ts';

/** One call of the HTTP API: the router, the client and the documentation all read this. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below /api, with `:name` for parameters. */
  path: string;
  /** anyone: no token needed; signedIn: any role. Ownership is checked by the handler. */
  who: 'anyone' | 'signedIn' | Role;
  /** form: posted by a browser or the payment provider, and tolerant of unknown fields. */
  accepts: 'json' | 'form';
  /** redirect: a 303 to a page instead of JSON. */
  answers: 'json' | 'redirect';
  params: AnyObjectSchema;
  body: AnyObjectSchema;
  /** Schema of the answer's `data`. */
  data: AnyObjectSchema;
}

export type ParamsOf<E extends Endpoint> = InferType<E['params']>;
export type BodyOf<E extends Endpoint> = InferType<E['body']>;
export type DataOf<E extends Endpoint> = InferType<E['data']>;
