import type {
  BodyOf,
  DataOf,
  Endpoint,
  MetaOf,
  ParamsOf,
  QueryOf,
} from '@carwash/domain/endpoint/endpoint';
import type { Endpoints } from '@carwash/domain/endpoints';
import type { Role } from '@carwash/domain/users/user';

export interface Caller {
  uid: string;
  /** Absent while the account has no role claim yet. */
  role: Role | undefined;
  /** As the token says: it may have been issued before the email was verified. */
  emailVerified: boolean;
}

/** A caller whose profile was read: it says that they are an admin, and what they are called. */
export interface Admin extends Caller {
  role: 'admin';
  name: string;
}

/** Nobody's role is admin unless their profile was read. */
export const isAdmin = (caller: Caller | Admin): caller is Admin => caller.role === 'admin';

type CallerOf<E extends Endpoint> = E['auth'] extends 'anyone'
  ? null
  : E['auth'] extends 'admin'
    ? Admin
    : Caller;

export interface ApiRequest<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** Always there unless anyone may call. */
  caller: CallerOf<E>;
  /** The bytes of the uploaded file, as they came. */
  file: E['accepts'] extends 'image' ? Buffer : null;
  /** Only ever true of a browser that is to be redirected: it is not refused, but costs nothing more. */
  isOverLimit?: boolean;
  /** The Idempotency-Key header. */
  idempotencyKey: string | null;
}

/** Where a browser is sent next: a full address. */
export interface Redirect {
  redirectTo: string;
}

/** A picture that never changes. */
export interface Picture {
  contentType: string;
  bytes: Buffer;
}

/** An HTML page that needs nothing but itself. */
export interface Page {
  html: string;
  /** Its Content-Security-Policy: what it may load and run. */
  policy: string;
}

/** A file that is sent as it is read. */
export interface CsvFile {
  fileName: string;
  /** Its parts in order. What fails before the first is answered as an error. */
  parts: AsyncIterable<string>;
}

interface OtherAnswers {
  redirect: Redirect;
  image: Picture;
  page: Page;
  /** JSON without the envelope. */
  document: object;
  csv: CsvFile;
}

type JsonAnswer<E extends Endpoint> = E extends { meta: object }
  ? { data: DataOf<E> } & MetaOf<E>
  : DataOf<E>;

export type AnswerOf<E extends Endpoint> = E['response'] extends keyof OtherAnswers
  ? OtherAnswers[E['response']]
  : JsonAnswer<E>;

/**
 * Answers one call: returns a value or throws ApiError. The wrapper does the rest. Where the endpoint
 * has `meta`, the value is `{ data, ...meta }`, else the data itself.
 */
export type Handler<Context, E extends Endpoint> = (
  request: ApiRequest<E>,
  context: Context,
) => Promise<AnswerOf<E>>;

/** One handler for every endpoint: a missing one does not compile. */
export type Handlers<Context> = {
  [Name in keyof Endpoints]: Handler<Context, Endpoints[Name]>;
};
