import { paymentEndpoints } from '@carwash/domain/payments/payment-endpoints';
import type { Slot } from '@carwash/domain/slots/slot';
import type { APIRequestContext } from '@playwright/test';
import { vehicle } from '../../../support/purchases/vehicle.ts';
import type { Account } from '../records/accounts.ts';
import { callAs, tokenOf } from './call-api.ts';

/**
 * Starts a payment as a browser elsewhere does, which must succeed.
 * @returns the transaction id
 */
export async function startPaying(
  request: APIRequestContext,
  customer: Account,
  { _id: slotId, serviceId }: Slot,
): Promise<string> {
  const answer = await callAs(request, paymentEndpoints.initiatePayment, {
    token: await tokenOf(customer),
    body: { serviceId, slotId, ...vehicle },
  });
  if (!answer.ok()) throw new Error(`initiatePayment answered ${await answer.text()}`);
  return (await answer.json()).data.transactionId;
}
