import { accountEndpoints } from './account-endpoints.ts';
import { bookingEndpoints } from './booking-endpoints.ts';
import { documentationEndpoints } from './documentation-endpoints.ts';
import { type EndpointName, endpoints } from './endpoints.ts';
import { imageEndpoints } from './image-endpoints.ts';
import { paymentEndpoints } from './payment-endpoints.ts';
import { reviewEndpoints } from './review-endpoints.ts';
import { serviceEndpoints } from './service-endpoints.ts';
import { slotEndpoints } from './slot-endpoints.ts';
import { transactionEndpoints } from './transaction-endpoints.ts';

export interface Area {
  name: string;
  summary: string;
  endpoints: readonly EndpointName[];
}

const area = (name: string, summary: string, members: object): Area => ({
  name,
  summary,
  endpoints: Object.keys(members).filter((key): key is EndpointName => key in endpoints),
});

/** The chapters of the documentation, in reading order. */
export const areas: readonly Area[] = [
  area('Accounts', 'Signing up and in, one’s own profile, and users for admins.', accountEndpoints),
  area('Services', 'What can be booked.', serviceEndpoints),
  area('Slots', 'When a service can be booked.', slotEndpoints),
  area('Payments', 'Holding a slot and paying for it.', paymentEndpoints),
  area('Bookings', 'What was paid for: move it, cancel it.', bookingEndpoints),
  area('Transactions', 'What was paid, and what it adds up to.', transactionEndpoints),
  area('Reviews', 'What customers think of a service, and of the business.', reviewEndpoints),
  area('Images', 'Pictures for services and profiles.', imageEndpoints),
  area('Documentation', 'This API about itself.', documentationEndpoints),
];
