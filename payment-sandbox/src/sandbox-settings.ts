/** The way in which an answer of the provider fails. The times of `slow` and `delay` are in milliseconds. */
type AnswerPlan =
  | { mode: 'normal' }
  | { mode: 'slow'; ms: number }
  | { mode: 'hang' }
  | { mode: 'down' }
  | { mode: 'http500' }
  | { mode: 'html' }
  | { mode: 'garbled-json' };

/** `no-url` reports success but leaves out the address of the card page. */
export type InitiatePlan = AnswerPlan | { mode: 'no-url' };

/**
 * The way in which the callbacks of a payment are sent. `forge` reports success, whatever the payment's
 * status, with the given fields replaced.
 */
export type CallbackPlan =
  | { mode: 'deliver' }
  | { mode: 'duplicate'; times: number }
  | { mode: 'delay'; ms: number }
  | { mode: 'drop' }
  | { mode: 'forge'; fields: ForgedFields };

export type ForgedFields = Partial<
  Record<'amount' | 'currency' | 'store_id' | 'mer_txnid', string>
>;
export type SearchFields = ForgedFields & { status_code?: string; date_processed?: string };

export type SandboxSettings = {
  callbacks: CallbackPlan;
  initiate: InitiatePlan;
  search: AnswerPlan;
  /** Fields that replace the correct values in search answers. */
  searchFields: SearchFields;
  /** The provider may use both forms; a relative address is harder for a client. */
  paymentUrl: 'relative' | 'absolute';
};

export const defaultSettings: SandboxSettings = {
  callbacks: { mode: 'deliver' },
  initiate: { mode: 'normal' },
  search: { mode: 'normal' },
  searchFields: {},
  paymentUrl: 'relative',
};
