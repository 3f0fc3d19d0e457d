import type {
  BodyOf,
  DataOf,
  Endpoint,
  MetaOf,
  ParamsOf,
  QueryOf,
} from '@carwash/domain/endpoint/endpoint';
import type { EndpointName, Endpoints } from '@carwash/domain/endpoints';
import { type Capability, can, type Role, type StaffRole } from '@carwash/domain/roles/role';

export interface Caller {
  uid: string;
  /** Absent while the account has no role claim yet. */
  role: Role | undefined;
  /** The email in the token; null: the account has none. */
  email: string | null;
  /** The value in the token, which may have been issued before the email was verified. */
  emailVerified: boolean;
  /** Time of the sign-in with which the session began; long ago if it was by PIN, which proves no identity. */
  signedInAt: Date;
}

/** One of the staff. The profile was read and confirms the role; its name is included. */
export interface Staff extends Caller {
  role: StaffRole;
  name: string;
}

/** Tells whether a caller is one of the staff and may do something: a staff role needs a profile that was read. */
export const isStaffWith = (capability: Capability, caller: Caller | Staff): caller is Staff =>
  can(caller.role, capability);

type CallerOf<E extends Endpoint> = E['auth'] extends 'anyone'
  ? null
  : E['auth'] extends Capability
    ? Staff
    : Caller;

export interface Admission {
  isOverLimit: boolean;
}

export interface ApiRequest<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** null only for endpoints that anyone may call. */
  caller: CallerOf<E>;
  /** The unchanged bytes of the uploaded file. */
  file: E['accepts'] extends 'image' ? Buffer : null;
  /**
   * Counts the call, once however often it is asked; done before the handler runs, except for handlers that read ahead.
   * Rejects if the limits refuse the call; endpoints that redirect a browser get that as a value instead, and skip the
   * expensive work. Absent where calls are not counted.
   */
  admit?: () => Promise<Admission>;
  /** The value of the Idempotency-Key header. null for calls that cannot be repeated with one. */
  idempotencyKey: true extends E['isRepeatable'] ? string | null : null;
}

/** A redirect to a full address. */
export interface Redirect {
  redirectTo: string;
}

/** A picture that may be cached for a while: it never changes, but may be removed. */
export interface ImageFile {
  contentType: string;
  bytes: Buffer;
  /** Differs from the version of every other picture. */
  version: string;
}

/** A file that is streamed while it is read. */
export interface CsvFile {
  fileName: string;
  /** The parts of the file in order. An error before the first part is sent as an error response. */
  parts: AsyncIterable<string>;
}

/** A calendar as a file, which apps ask for again and again. */
export interface CalendarFile {
  text: string;
  /** Differs for each other text. */
  version: string;
}

interface OtherAnswers {
  redirect: Redirect;
  image: ImageFile;
  /** JSON without the envelope. */
  document: object;
  csv: CsvFile;
  calendar: CalendarFile;
}

type JsonAnswer<E extends Endpoint> = E extends { meta: object }
  ? { data: DataOf<E> } & MetaOf<E>
  : DataOf<E>;

type AnswerOf<E extends Endpoint> = E['response'] extends keyof OtherAnswers
  ? OtherAnswers[E['response']]
  : JsonAnswer<E>;

/**
 * Handles one call: returns a value or throws ApiError. `serveEndpoint` does the rest. If the endpoint
 * has `meta`, the value is `{ data, ...meta }`, else it is the data itself.
 */
export type Handler<Context, E extends Endpoint> = (
  request: ApiRequest<E>,
  context: Context,
) => Promise<AnswerOf<E>>;

/** Handlers that begin before their call is counted. */
const ahead = new WeakSet<object>();

/**
 * Lets a handler begin before its call is counted. It must await `request.admit()` before it does anything but
 * reading.
 */
export function readingAhead<H extends object>(handler: H): H {
  ahead.add(handler);
  return handler;
}

export const readsAhead = (handler: object): boolean => ahead.has(handler);

/** One handler per endpoint: a missing one does not compile. */
export type Handlers<Context, Name extends EndpointName> = {
  [N in Name]: Handler<Context, Endpoints[N]>;
};
