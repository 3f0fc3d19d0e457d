import { bookingEndpoints } from './bookings/endpoints.ts';
import { yardEndpoints } from './bookings/yard-endpoints.ts';
import { calendarEndpoints } from './calendar/endpoints.ts';
import { closingEndpoints } from './closings/endpoints.ts';
import { customerEndpoints } from './customers/endpoints.ts';
import { dayEndpoints } from './days/endpoints.ts';
import { documentationEndpoints } from './endpoint/documentation-endpoints.ts';
import type { Endpoint } from './endpoint/endpoint.ts';
import { imageEndpoints } from './images/endpoints.ts';
import { messageEndpoints } from './messages/endpoints.ts';
import { ownDataEndpoints } from './own-data/endpoints.ts';
import { paymentEndpoints } from './payments/payment-endpoints.ts';
import { transactionEndpoints } from './payments/transaction-endpoints.ts';
import { receiptEndpoints } from './receipts/endpoints.ts';
import { reviewEndpoints } from './reviews/endpoints.ts';
import { serviceEndpoints } from './services/endpoints.ts';
import { settingsEndpoints } from './settings/endpoints.ts';
import { slotEndpoints } from './slots/endpoints.ts';
import { statisticsEndpoints } from './statistics/endpoints.ts';
import { accountEndpoints } from './users/endpoints.ts';
import { pinEndpoints } from './users/pin-endpoints.ts';
import { vehicleEndpoints } from './vehicles/endpoints.ts';
import { visitPhotoEndpoints, visitRecordEndpoints } from './visit-records/endpoints.ts';
import { waitlistEndpoints } from './waitlist/endpoints.ts';

/**
 * Every endpoint of the HTTP API by name. The order matters where a fixed path could match another
 * path's parameter: /services/slots comes before /services/:id.
 */
export const endpoints = {
  ...accountEndpoints,
  ...pinEndpoints,
  ...slotEndpoints,
  ...serviceEndpoints,
  ...reviewEndpoints,
  ...dayEndpoints,
  ...bookingEndpoints,
  ...yardEndpoints,
  ...visitRecordEndpoints,
  ...customerEndpoints,
  ...statisticsEndpoints,
  ...transactionEndpoints,
  ...receiptEndpoints,
  ...closingEndpoints,
  ...paymentEndpoints,
  ...vehicleEndpoints,
  ...waitlistEndpoints,
  ...calendarEndpoints,
  ...ownDataEndpoints,
  ...settingsEndpoints,
  ...messageEndpoints,
  ...imageEndpoints,
  ...visitPhotoEndpoints,
  ...documentationEndpoints,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
