import { accountEndpoints } from './account-endpoints.ts';
import { bookingEndpoints } from './booking-endpoints.ts';
import { documentationEndpoints } from './documentation-endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { imageEndpoints } from './image-endpoints.ts';
import { paymentEndpoints } from './payment-endpoints.ts';
import { reviewEndpoints } from './review-endpoints.ts';
import { serviceEndpoints } from './service-endpoints.ts';
import { slotEndpoints } from './slot-endpoints.ts';
import { transactionEndpoints } from './transaction-endpoints.ts';

/**
 * Every call of the HTTP API by name. Order matters where a path could be read as another's
 * parameter: /services/slots comes before /services/:id.
 */
export const endpoints = {
  ...accountEndpoints,
  ...slotEndpoints,
  ...serviceEndpoints,
  ...reviewEndpoints,
  ...bookingEndpoints,
  ...transactionEndpoints,
  ...paymentEndpoints,
  ...imageEndpoints,
  ...documentationEndpoints,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
