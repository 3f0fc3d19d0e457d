/** Every error code of the API with its HTTP status. */
export const errorStatuses = {
  bad_input: 400,
  unauthenticated: 401,
  /** App Check did not confirm that the call comes from this site. */
  app_check_failed: 401,
  forbidden: 403,
  /** The caller must verify their email address first. */
  email_not_verified: 403,
  /** The caller must sign in again before a change that cannot be undone. */
  recent_sign_in_required: 403,
  not_found: 404,
  /** The slot was taken by somebody else, or is no longer open. */
  slot_taken: 409,
  /** Customers can't book the slot any more, or not yet, by the limits in the settings. */
  not_on_sale: 409,
  /**
   * The slot's hold has expired, but it is not known yet whether it was paid: the caller may try again soon.
   */
  slot_being_paid: 409,
  /** The caller has reached the maximum number of unpaid holds; `errors` names the held slots. */
  too_many_holds: 409,
  /** The caller has held the start twice without paying, so others can take it for a while. */
  hold_used_up: 409,
  already_paid: 409,
  /** The account has booked the start already: the desk may confirm another booking of it. */
  already_booked: 409,
  kept_for_waitlist: 409,
  /** An earlier payment arrived too late or with the wrong amount, and will be refunded. */
  refund_due: 409,
  email_taken: 409,
  not_paid: 409,
  /** The current state of the object does not allow the change. */
  conflict: 409,
  /** The refund terms differ from what the caller expected. */
  refund_changed: 409,
  /** The price differs from the one that the caller was shown; the message names both amounts. */
  price_changed: 409,
  /** The sale of an earlier call with the same Idempotency-Key was cancelled since. */
  sale_cancelled: 409,
  /** The site has no mail server, so no link can be sent. */
  no_mail: 409,
  /** The last admin cannot be demoted or deleted. */
  last_admin: 409,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal: 500,
  provider_down: 502,
  /** The instance is overloaded: the caller may try again after the time in Retry-After. */
  overloaded: 503,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

export interface FieldError {
  /** Dotted path of the field in the body, or the name of the parameter. */
  path: string;
  message: string;
}

/** The response of every failed call. */
export interface ErrorAnswer {
  success: false;
  message: string;
  code: ErrorCode;
  errors?: FieldError[];
  /** Only for internal errors: the id of the request in the log. */
  requestId?: string;
}

/** The refusal of a call, as its caller gets it. */
export type Refusal = Pick<ErrorAnswer, 'code' | 'message' | 'errors'>;

/** Refuses one invalid field or parameter. */
export const badField = (path: string, message: string): Refusal => ({
  code: 'bad_input',
  message,
  errors: [{ path, message }],
});
