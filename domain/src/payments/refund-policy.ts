import type { Transaction } from './transaction.ts';

export type RefundVerdict =
  | 'possible'
  /** It was marked with this very reference: the same call came twice. */
  | 'done_already'
  /** It was paid back, under another reference. */
  | 'done_otherwise'
  | 'not_due';

/** Whether a payment may be marked as paid back under `reference`. */
export function mayMarkRefunded(
  { status, refundReference }: Pick<Transaction, 'status' | 'refundReference'>,
  reference: string,
): RefundVerdict {
  if (status === 'refund_due') return 'possible';
  if (status !== 'refunded') return 'not_due';
  return refundReference === reference ? 'done_already' : 'done_otherwise';
}
