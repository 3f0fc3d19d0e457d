import { bookingEndpoints } from '@carwash/domain/bookings/endpoints';
import { yardEndpoints } from '@carwash/domain/bookings/yard-endpoints';
import { calendarEndpoints } from '@carwash/domain/calendar/endpoints';
import { closingEndpoints } from '@carwash/domain/closings/endpoints';
import { customerEndpoints } from '@carwash/domain/customers/endpoints';
import { dayEndpoints } from '@carwash/domain/days/endpoints';
import { documentationEndpoints } from '@carwash/domain/endpoint/documentation-endpoints';
import { type EndpointName, endpoints } from '@carwash/domain/endpoints';
import { imageEndpoints } from '@carwash/domain/images/endpoints';
import { messageEndpoints } from '@carwash/domain/messages/endpoints';
import { ownDataEndpoints } from '@carwash/domain/own-data/endpoints';
import { paymentEndpoints } from '@carwash/domain/payments/payment-endpoints';
import { transactionEndpoints } from '@carwash/domain/payments/transaction-endpoints';
import { receiptEndpoints } from '@carwash/domain/receipts/endpoints';
import { reviewEndpoints } from '@carwash/domain/reviews/endpoints';
import { serviceEndpoints } from '@carwash/domain/services/endpoints';
import { settingsEndpoints } from '@carwash/domain/settings/endpoints';
import { slotEndpoints } from '@carwash/domain/slots/endpoints';
import { statisticsEndpoints } from '@carwash/domain/statistics/endpoints';
import { accountEndpoints } from '@carwash/domain/users/endpoints';
import { pinEndpoints } from '@carwash/domain/users/pin-endpoints';
import { vehicleEndpoints } from '@carwash/domain/vehicles/endpoints';
import { visitPhotoEndpoints, visitRecordEndpoints } from '@carwash/domain/visit-records/endpoints';
import { waitlistEndpoints } from '@carwash/domain/waitlist/endpoints';

interface Chapter {
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
    'Signing up and in, one’s own profile, and users for staff.',
    accountEndpoints,
  ),
  chapter('PINs', 'Switching the person on the desk’s tablet.', pinEndpoints),
  chapter('Own data', 'A copy of what is stored about the caller.', ownDataEndpoints),
  chapter('Services', 'What can be booked.', serviceEndpoints),
  chapter('Slots', 'When a service can be booked.', slotEndpoints),
  chapter('Bays', 'Where the work is done, one job at a time.', dayEndpoints),
  chapter('Payments', 'Holding a slot and paying for it.', paymentEndpoints),
  chapter('Bookings', 'What was paid for: move it, cancel it.', bookingEndpoints),
  chapter('Yard', 'The cars of today, for everybody who washes them.', yardEndpoints),
  chapter('Visit records', 'Photos and damage notes of visits, for their customer and the staff.', {
    ...visitRecordEndpoints,
    ...visitPhotoEndpoints,
  }),
  chapter('Customers', 'Who comes, with or without an account.', customerEndpoints),
  chapter('Waitlist', 'In line for a service on a day without room.', waitlistEndpoints),
  chapter('Messages', 'What customers and staff are told.', messageEndpoints),
  chapter('Garage', 'The vehicles that customers book for.', vehicleEndpoints),
  chapter('Calendar', 'Private links with which calendar apps show bookings.', calendarEndpoints),
  chapter('Transactions', 'What was paid.', transactionEndpoints),
  chapter('Receipts', 'The movements of money, for the accountant.', receiptEndpoints),
  chapter('Closings', 'Counting the till at the end of the day.', closingEndpoints),
  chapter('Statistics', 'What payments and bookings add up to.', statisticsEndpoints),
  chapter('Reviews', 'What customers think of a service, and of the business.', reviewEndpoints),
  chapter(
    'Settings',
    'What the business says of itself, when it opens, and its rules for bookings.',
    settingsEndpoints,
  ),
  chapter('Images', 'Pictures for services and profiles.', imageEndpoints),
  chapter('Documentation', 'This API about itself.', documentationEndpoints),
];
