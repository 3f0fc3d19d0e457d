import type { Request, Response } from 'express';
import type { SandboxControl } from './control/sandbox-control.ts';
import { formReader } from './form-reader.ts';
import { droppedPage, unknownPage } from './pages/message-page.ts';
import { paymentPage } from './pages/payment-page.ts';
import { returnPage } from './pages/return-page.ts';
import type { Payment } from './payment.ts';
import type { PaymentStore } from './payment-store.ts';
import { sendPage } from './send-page.ts';
import { wait } from './wait.ts';

/**
 * Handles `GET /paynow.php?track=..`: shows the page of a payment, or with `&return=1` the page that leads
 * back to the shop.
 */
export function showCardPage(storeId: string, payments: PaymentStore, control: SandboxControl) {
  return async (req: Request, res: Response): Promise<void> => {
    const field = formReader(req.query);
    const payment = payments.findByTrack(field('track'));
    control.record('page', payment?.transactionId ?? '');
    if (!payment) sendPage(res, unknownPage(), 404);
    else if (field('return') === '1' && hasOutcome(payment))
      await sendReturn(res, payment, control);
    else sendPage(res, paymentPage(payment, storeId));
  };
}

/** Handles `POST /paynow.php`: the customer pressed Pay or Decline. A second press has no effect. */
export function settleOnCardPage(storeId: string, payments: PaymentStore, control: SandboxControl) {
  return async (req: Request, res: Response): Promise<void> => {
    const field = formReader(req.body);
    const open = payments.findByTrack(field('track'));
    const status = outcomes.get(field('outcome'));
    if (!open) {
      sendPage(res, unknownPage(), 404);
      return;
    }
    const { payment, changed } = status
      ? payments.settle(open, status)
      : { payment: open, changed: false };
    if (changed) control.sendBesideBrowser(payment);
    if (hasOutcome(payment)) await sendReturn(res, payment, control);
    else sendPage(res, paymentPage(payment, storeId));
  };
}

/** The outcomes of the page's two buttons. */
const outcomes: ReadonlyMap<string, 'successful' | 'failed'> = new Map([
  ['pay', 'successful'],
  ['decline', 'failed'],
]);

function hasOutcome({ status }: Payment): boolean {
  return status === 'successful' || status === 'failed';
}

async function sendReturn(res: Response, payment: Payment, control: SandboxControl): Promise<void> {
  const callback = control.plannedCallback(payment);
  if (!callback) {
    sendPage(res, droppedPage());
    return;
  }
  await wait(callback.delayMs);
  sendPage(res, returnPage(callback));
}
