import express, { type Express } from 'express';
import { settleOnCardPage, showCardPage } from './card-page.ts';
import { controlRoutes } from './control/control-routes.ts';
import { SandboxControl } from './control/sandbox-control.ts';
import { PaymentStore } from './payment-store.ts';
import { initiatePayment } from './protocol/initiate-payment.ts';
import { searchPayment } from './protocol/search-payment.ts';

export type SandboxOptions = {
  storeId: string;
  signatureKey: string;
  /** Address for server-to-server notifications; omitted: none. */
  notifyUrl?: string;
  now?: () => Date;
};

export type Sandbox = { app: Express; control: SandboxControl; payments: PaymentStore };

/** Creates a local substitute of the payment provider as an app. It does not listen by itself. */
export function createSandbox({
  storeId,
  signatureKey,
  notifyUrl,
  now = () => new Date(),
}: SandboxOptions): Sandbox {
  const store = { storeId, signatureKey };
  const payments = new PaymentStore(now);
  const control = new SandboxControl({ payments, storeId, notifyUrl: notifyUrl ?? null, now });

  const app = express();
  app.disable('x-powered-by');
  const form = express.urlencoded({ extended: false });
  app.post('/index.php', form, initiatePayment(store, payments, control));
  app.get('/paynow.php', showCardPage(storeId, payments, control));
  app.post('/paynow.php', form, settleOnCardPage(storeId, payments, control));
  app.all('/api/v1/trxcheck/request.php', searchPayment(store, payments, control));
  app.use('/control', controlRoutes(control));
  return { app, control, payments };
}
