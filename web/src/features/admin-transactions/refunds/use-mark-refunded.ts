import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { type InferType, object, string } from 'yup';
import { applyFieldErrors } from '~/lib/api/apply-field-errors';
import { callApi } from '~/lib/api/call-api';
import { changeFailureText } from '~/lib/api/change-failure-text';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { useTypedDraft } from '~/lib/forms/use-typed-draft';
import { showToast } from '~/lib/show-toast';
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
export function useMarkRefunded(id: string, onMarked: () => void) {
  const { running, run } = useInFlightGuard();
  const [sent, setSent] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const mark = (values: RefundValues, form: FormikHelpers<RefundValues>) =>
    run(async () => {
      setFailure(null);
      setSent(values.reference.trim());
      try {
        await callApi('updateTransactionStatus', { params: { id }, body: values });
        onMarked();
        showToast(toastTexts.refundMarked, { variant: 'success' });
      } catch (error) {
        if (applyFieldErrors(error, { ...form, values })) return;
        setFailure(changeFailureText(error, toastTexts.refundNotMarked));
      }
    });

  return { running, sent, failure, mark };
}
