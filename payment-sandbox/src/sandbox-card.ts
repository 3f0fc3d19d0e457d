import type { Payment } from './payment.ts';

/** The card of every payment in the sandbox. */
export const sandboxCard = {
  number: '4111 1111 1111 1111',
  masked: '411111XXXXXX1111',
  expiry: '12 / 34',
  securityCode: '123',
  type: 'VISA-Sandbox',
  processor: 'VISA',
} as const;

/** Returns the bank's reference number of a successful payment. */
export function bankReference(payment: Payment): string {
  return `SBX${payment.track.slice(-8)}`;
}
