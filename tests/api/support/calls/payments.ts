import type { EnteredOutcome } from '@carwash/domain/payments/enter-answer';
import type { Slot } from '@carwash/domain/slots/slot';
import { type Answer, call } from '../../../support/calls/call.ts';
import { vehicle } from '../../../support/purchases/vehicle.ts';
import { seenPayment } from '../../../support/reads/seen.ts';
import type { Harness } from '../harness/harness.ts';
import type { Person } from '../people/people.ts';

export const initiate = (
  harness: Harness,
  as: Person | undefined,
  slot: Slot,
  options: { key?: string; change?: object } = {},
): Promise<Answer> =>
  call(harness, 'POST', '/payments/initiate', {
    as,
    json: { serviceId: slot.serviceId, slotId: slot._id, ...vehicle, ...options.change },
    key: options.key,
  });

/**
 * Starts a payment, which must succeed.
 * @returns the transaction id
 */
export async function startPaying(harness: Harness, as: Person, slot: Slot): Promise<string> {
  const answer = await initiate(harness, as, slot);
  if (answer.status !== 200)
    throw new Error(`initiate answered ${answer.status} ${answer.message}`);
  return answer.data.transactionId;
}

type Callback = 'success' | 'fail' | 'notify';

/** Posts a callback as the provider, or somebody who pretends to be the provider. */
export const callback = (
  harness: Harness,
  kind: Callback,
  transactionId: string,
  fields: Record<string, string> = {},
): Promise<Answer> =>
  call(harness, 'POST', `/payments/${kind}`, {
    form: {
      mer_txnid: transactionId,
      pg_txnid: 'AAM1',
      pay_status: 'Successful',
      status_code: '2',
      amount: '49.90',
      currency: 'BDT',
      store_id: harness.storeId,
      card_type: 'VISA',
      ...fields,
    },
  });

/** Gives the payment up, as its customer. */
export const cancelPayment = (harness: Harness, as: Person, id: string): Promise<Answer> =>
  call(harness, 'POST', `/payments/${id}/cancel`, { as, json: {} });

/** Enters what the provider's own page says of a payment. */
export const enterAnswer = async (
  harness: Harness,
  as: Person,
  id: string,
  outcome: EnteredOutcome,
  { key, ...seen }: { key?: string; version?: number } = {},
): Promise<Answer> =>
  call(harness, 'POST', `/transactions/${id}/answer`, {
    as,
    json: { ...(await seenPayment(harness, id)), outcome, reference: 'AAM-1', ...seen },
    key,
  });

/** Pays a payment without any callback. */
export function payUnheard({ provider }: Harness, id: string): void {
  provider.set({ callbacks: { mode: 'drop' } }, id);
  provider.pay(id);
}

export async function decline(harness: Harness, id: string): Promise<void> {
  harness.provider.decline(id);
  await callback(harness, 'fail', id);
}
