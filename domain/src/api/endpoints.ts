import { accountEndpoints } from './account-endpoints.ts';
import { bookingEndpoints } from './booking-endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { paymentEndpoints } from './payment-endpoints.ts';
import { transactionEndpoints } from './transaction-endpoints.ts';

/** Every call of the HTTP API by name. */
export const endpoints = {
  ...accountEndpoints,
  ...bookingEndpoints,
  ...paymentEndpoints,
  ...transactionEndpoints,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
