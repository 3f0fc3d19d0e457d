/** Every error code that the API answers with, and its HTTP status. */
export const errorStatuses = {
  bad_input: 400,
  unauthenticated: 401,
  /** The call does not come from this site, as far as App Check can tell. */
  app_check_failed: 401,
  forbidden: 403,
  /** Only who has shown that their email address is theirs may do this. */
  email_not_verified: 403,
  not_found: 404,
  /** The slot was taken by somebody else, or is no longer open. */
  slot_taken: 409,
  /** The hold of the slot has run out, and whether it was paid is not known yet: try again soon. */
  slot_being_paid: 409,
  /** The caller holds as many slots without having paid as one may; `errors` names them. */
  too_many_holds: 409,
  already_paid: 409,
  /** An earlier payment arrived too late, or not in full: its money goes back. */
  refund_due: 409,
  email_taken: 409,
  not_paid: 409,
  /** The state of the thing does not allow the change. */
  conflict: 409,
  /** The caller expects another outcome for the money than the one that applies by now. */
  refund_changed: 409,
  /** The last admin cannot be demoted or deleted. */
  last_admin: 409,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal: 500,
  provider_down: 502,
  /** More at once than an instance can do: try again when Retry-After says. */
  overloaded: 503,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

export interface FieldError {
  /** Dotted path of the field in the body, or the name of the parameter. */
  path: string;
  message: string;
}

/** What every failed call answers. */
export interface ErrorAnswer {
  success: false;
  message: string;
  code: ErrorCode;
  errors?: FieldError[];
  /** On internal errors: what the log knows the request by. */
  requestId?: string;
}

/** What every successful call answers. Lists are in `data` too. */
export interface SuccessAnswer<Data> {
  success: true;
  message?: string;
  data: Data;
}
