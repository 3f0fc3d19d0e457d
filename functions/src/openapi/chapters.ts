import { accountEndpoints } from '@carwash/domain/api/account-endpoints';
import { bookingEndpoints } from '@carwash/domain/api/booking-endpoints';
import { documentationEndpoints } from '@carwash/domain/api/documentation-endpoints';
import { type EndpointName, endpoints } from '@carwash/domain/api/endpoints';
import { imageEndpoints } from '@carwash/domain/api/image-endpoints';
import { paymentEndpoints } from '@carwash/domain/api/payment-endpoints';
import { reviewEndpoints } from '@carwash/domain/api/review-endpoints';
import { serviceEndpoints } from '@carwash/domain/api/service-endpoints';
import { slotEndpoints } from '@carwash/domain/api/slot-endpoints';
import { transactionEndpoints } from '@carwash/domain/api/transaction-endpoints';

export interface Chapter {
  name: string;
  summary: string;
  endpoints: readonly EndpointName[];
}

const chapter = (name: string, summary: string, members: object): Chapter => ({
  name,
  summary,
  endpoints: Object.keys(members).filter((key): key is EndpointName => key in endpoints),
});

/** The chapters of the documentation, in reading order. */
export const chapters: readonly Chapter[] = [
  chapter(
    'Accounts',
    'Signing up and in, one’s own profile, and users for admins.',
    accountEndpoints,
  ),
  chapter('Services', 'What can be booked.', serviceEndpoints),
  chapter('Slots', 'When a service can be booked.', slotEndpoints),
  chapter('Payments', 'Holding a slot and paying for it.', paymentEndpoints),
  chapter('Bookings', 'What was paid for: move it, cancel it.', bookingEndpoints),
  chapter('Transactions', 'What was paid, and what it adds up to.', transactionEndpoints),
  chapter('Reviews', 'What customers think of a service, and of the business.', reviewEndpoints),
  chapter('Images', 'Pictures for services and profiles.', imageEndpoints),
  chapter('Documentation', 'This API about itself.', documentationEndpoints),
];
