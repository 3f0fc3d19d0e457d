/** How an answer of the provider goes wrong. `slow` and `delay` times are in milliseconds. */
export type AnswerPlan =
  | { mode: 'normal' }
  | { mode: 'slow'; ms: number }
  | { mode: 'hang' }
  | { mode: 'down' }
  | { mode: 'http500' }
  | { mode: 'html' }
  | { mode: 'garbled-json' };

/** `no-url` says that all is well and forgets the address of the card page. */
export type InitiatePlan = AnswerPlan | { mode: 'no-url' };

/**
 * What becomes of the callbacks of a payment. `forge` reports success, whatever the payment's state
 * is, with the given fields in place of the true ones.
 */
export type CallbackPlan =
  | { mode: 'deliver' }
  | { mode: 'duplicate'; times: number }
  | { mode: 'delay'; ms: number }
  | { mode: 'drop' }
  | { mode: 'forge'; fields: ForgedFields };

export const forgeableFields = ['amount', 'currency', 'store_id', 'mer_txnid'] as const;
export type ForgedFields = Partial<Record<(typeof forgeableFields)[number], string>>;

export const searchFieldNames = [...forgeableFields, 'status_code'] as const;
export type SearchFields = Partial<Record<(typeof searchFieldNames)[number], string>>;

export type SandboxSettings = {
  callbacks: CallbackPlan;
  initiate: InitiatePlan;
  search: AnswerPlan;
  /** Put in place of the true values in the search's answers. */
  searchFields: SearchFields;
  /** The provider may answer with either; relative is the harder one for a client. */
  paymentUrl: 'relative' | 'absolute';
};

export const defaultSettings: SandboxSettings = {
  callbacks: { mode: 'deliver' },
  initiate: { mode: 'normal' },
  search: { mode: 'normal' },
  searchFields: {},
  paymentUrl: 'relative',
};
