import type { Payment } from '../payment.ts';
import type { CallbackPlan } from '../sandbox-settings.ts';
import { callbackFields, forgedCallbackFields } from './callback-fields.ts';

/** A callback as it is going to be sent: what, where, how often and how late. */
export type PlannedCallback = {
  url: string;
  fields: Record<string, string>;
  copies: number;
  delayMs: number;
};

/** Decides the callback of a payment that has an outcome; undefined when it gets lost. */
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
