import type { Payment } from '../payment.ts';
import type { CallbackPlan } from '../sandbox-settings.ts';
import { callbackFields, forgedCallbackFields } from './callback-fields.ts';

/** A planned callback: fields, address, number of copies and delay. */
export type PlannedCallback = {
  url: string;
  fields: Record<string, string>;
  copies: number;
  delayMs: number;
};

/** Plans the callback of a payment with an outcome; undefined when the callback is to be dropped. */
export function planCallback(
  payment: Payment,
  storeId: string,
  plan: CallbackPlan,
): PlannedCallback | undefined {
  if (plan.mode === 'drop') return undefined;
  if (plan.mode === 'forge') {
    const fields = forgedCallbackFields(payment, storeId, plan.fields);
    return { url: payment.successUrl, fields, copies: 1, delayMs: 0 };
  }
  return {
    url: payment.status === 'successful' ? payment.successUrl : payment.failUrl,
    fields: callbackFields(payment, storeId),
    copies: plan.mode === 'duplicate' ? plan.times : 1,
    delayMs: plan.mode === 'delay' ? plan.ms : 0,
  };
}
