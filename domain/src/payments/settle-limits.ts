import type { CallLimit } from '../endpoint/endpoint.ts';

/** The limits of calls that may wait for the payment provider's next answer. */
export const settleLimits = [
  { kind: 'settle', by: ['account', 'payment'] },
  { kind: 'settle_all', by: ['account'] },
] as const satisfies readonly CallLimit[];
