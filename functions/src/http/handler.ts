import type { BodyOf, DataOf, Endpoint, ParamsOf } from '@carwash/domain/api/endpoint';
import type { Endpoints } from '@carwash/domain/api/endpoints';
import type { Role } from '@carwash/domain/entities/user';

export interface Caller {
  uid: string;
  /** Absent while the account has no role claim yet. */
  role: Role | undefined;
}

export interface ApiRequest<E extends Endpoint> {
  params: ParamsOf<E>;
  body: BodyOf<E>;
  /** Always there unless anyone may call. */
  caller: E['who'] extends 'anyone' ? null : Caller;
  /** The Idempotency-Key header. */
  idempotencyKey: string | null;
}

/** Where a browser is sent next: a full address. */
export interface Redirect {
  redirectTo: string;
}

type AnswerOf<E extends Endpoint> = E['answers'] extends 'redirect' ? Redirect : DataOf<E>;

/** Answers one call: returns a value or throws ApiError. The wrapper does the rest. */
export type Handler<Context, E extends Endpoint> = (
  request: ApiRequest<E>,
  context: Context,
) => Promise<AnswerOf<E>>;

/** One handler for every endpoint: a missing one does not compile. */
export type Handlers<Context> = {
  [Name in keyof Endpoints]: Handler<Context, Endpoints[Name]>;
};
