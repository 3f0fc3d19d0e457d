import type { Transaction } from '@carwash/domain/payments/transaction';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { type InferType, object, string } from 'yup';
import { useSaleCommand } from '~/entities/sales/use-sale-command';
import { applyFieldErrors } from '~/lib/api/apply-field-errors';
import { changeFailureText } from '~/lib/api/change-failure-text';
import { useTypedDraft } from '~/lib/forms/use-typed-draft';
import { toastTexts } from '~/lib/toasts';

const refundValuesSchema = object({
  status: string<'refunded'>().oneOf(['refunded']).required(),
  /** The reference number of the refund. */
  reference: string().defined(),
});

export type RefundValues = InferType<typeof refundValuesSchema>;

export const useRefundDraft = (transactionId: string) =>
  useTypedDraft(`markRefunded:${transactionId}`, refundValuesSchema);

/**
 * Marks a refund as paid, guarded against double clicks, with a toast for the outcome. `sent` is the
 * reference of the last attempt, which may have arrived even if the attempt failed; `failure` is the reason
 * why it failed.
 */
export function useMarkRefunded(
  { _id: id, version }: Pick<Transaction, '_id' | 'version'>,
  onMarked: () => void,
) {
  const { running, failure, command } = useSaleCommand(changeFailureText);
  const [sent, setSent] = useState<string | null>(null);

  const mark = (values: RefundValues, form: FormikHelpers<RefundValues>) => {
    setSent(values.reference.trim());
    return command(
      'updateTransactionStatus',
      { params: { id }, body: { ...values, version } },
      {
        done: toastTexts.refundMarked,
        failed: toastTexts.refundNotMarked,
        onDone: onMarked,
        onFailure: (error) => applyFieldErrors(error, { ...form, values }),
      },
    );
  };

  return { running, sent, failure, mark };
}
