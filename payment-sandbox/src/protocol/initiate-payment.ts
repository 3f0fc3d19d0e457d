import type { Request, Response } from 'express';
import type { SandboxControl } from '../control/sandbox-control.ts';
import { isLostOnArrival, sendPlannedAnswer } from '../control/send-planned-answer.ts';
import { formReader } from '../form-reader.ts';
import type { PaymentStore } from '../payment-store.ts';
import {
  isRefusal,
  type Refusal,
  readInitiateRequest,
  refuse,
  type Store,
} from './read-initiate-request.ts';

type SuccessAnswer = { result: 'true'; payment_url: string };

/**
 * Handles `POST /index.php`: opens a payment and answers with the address of its card page. All responses
 * have HTTP status 200, refusals too.
 */
export function initiatePayment(store: Store, payments: PaymentStore, control: SandboxControl) {
  return async (req: Request, res: Response): Promise<void> => {
    const transactionId = formReader(req.body)('tran_id');
    control.record('initiate', transactionId);
    const { initiate: plan, paymentUrl } = control.settingsFor(transactionId);
    if (isLostOnArrival(plan)) {
      await sendPlannedAnswer(plan, res, () => {});
      return;
    }
    const base = paymentUrl === 'absolute' ? `${req.protocol}://${req.get('host')}` : '';
    const answer = openPayment(req.body, store, payments, base);
    const isUrlForgotten = plan.mode === 'no-url' && 'payment_url' in answer;
    await sendPlannedAnswer(plan, res, () => {
      res.json(isUrlForgotten ? { result: 'true' } : answer);
    });
  };
}

/**
 * Opens a payment; refuses a repeated tran_id. The provider's documentation only says that it "is unique for
 * each payment transaction" (https://aamarpay.readme.io/reference/initiate-payment-form-data), not what
 * happens when it is repeated, so a client must be able to handle a refusal.
 */
function openPayment(
  body: unknown,
  store: Store,
  payments: PaymentStore,
  base: string,
): SuccessAnswer | Refusal {
  const order = readInitiateRequest(body, store);
  if (isRefusal(order)) return order;
  if (payments.find(order.transactionId)) return refuse('Duplicate tran_id');
  const { track } = payments.open(order);
  return { result: 'true', payment_url: `${base}/paynow.php?track=${track}` };
}
