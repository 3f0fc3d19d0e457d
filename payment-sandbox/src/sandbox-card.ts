import type { Payment } from './payment.ts';

/** The one card that everybody pays with here. */
export const sandboxCard = {
  number: '4111 1111 1111 1111',
  masked: '411111XXXXXX1111',
  expiry: '12 / 34',
  securityCode: '123',
  type: 'VISA-Sandbox',
  processor: 'VISA',
} as const;

/** The bank's own number for a payment that was made. */
export function bankReference(payment: Payment): string {
  return `SBX${payment.track.slice(-8)}`;
}
