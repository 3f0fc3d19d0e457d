import type { Request, Response } from 'express';
import type { SandboxControl } from '../control/sandbox-control.ts';
import { sendPlannedAnswer } from '../control/send-planned-answer.ts';
import { formReader } from '../form-reader.ts';
import type { PaymentStore } from '../payment-store.ts';
import type { Store } from './read-initiate-request.ts';
import { searchFields } from './search-fields.ts';

/**
 * Handles `GET /api/v1/trxcheck/request.php`: answers with the state of a payment at the provider. The
 * answers for unknown ids (JSON sent as text/html), bad credentials and missing parameters (plain text), all
 * with HTTP 200, are those that integrators report of the provider's public sandbox.
 */
export function searchPayment(store: Store, payments: PaymentStore, control: SandboxControl) {
  return async (req: Request, res: Response): Promise<void> => {
    const field = formReader(req.query);
    const transactionId = field('request_id');
    control.record('search', transactionId);
    const settings = control.settingsFor(transactionId);

    await sendPlannedAnswer(settings.search, res, () => {
      if (!transactionId || field('type') !== 'json') {
        res.type('html').send('parameter is required');
        return;
      }
      if (field('store_id') !== store.storeId || field('signature_key') !== store.signatureKey) {
        res.type('html').send('Store_id & signature key not matched');
        return;
      }
      const payment = payments.find(transactionId);
      if (payment) {
        res.json(searchFields(payment, store.storeId, settings.searchFields));
      } else {
        const unknown = {
          request_id: transactionId,
          store_id: store.storeId,
          status: 'Invalid-Data',
        };
        res.type('html').send(JSON.stringify(unknown));
      }
    });
  };
}
