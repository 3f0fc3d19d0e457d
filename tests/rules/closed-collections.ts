import { exampleBookingCode } from '@carwash/domain/bookings/booking-code';
import { openPeriodId } from '@carwash/domain/closings/closing';
import type { collections } from '@carwash/domain/collections';
import { keyOfAccount } from '@carwash/domain/customers/customer-key';
import { receiptCounterId } from '@carwash/domain/receipts/receipt';
import { owner } from './set-up.ts';

/** The collections that only the server reads, each with the id of a document that is about the owner. */
export const closedCollections = {
  accountFollowUps: `role_${owner.uid}`,
  bookingCodes: exampleBookingCode,
  calendarFeeds: 'a'.repeat(64),
  callCounts: 'count-1',
  closings: '1',
  customerNotes: keyOfAccount(owner.uid),
  idempotencyKeys: 'key-1',
  images: '2cf24dba',
  messagePreferences: owner.uid,
  messages: 'T-1_confirmation_1',
  providerQueries: 'T-1',
  pins: owner.uid,
  customerVersions: owner.uid,
  pushSubscriptions: 'a'.repeat(64),
  receiptNumbers: receiptCounterId,
  till: openPeriodId,
  traces: 'a'.repeat(43),
  unreadReviews: 'foamwash_1',
  visitPhotos: '2cf24dba',
  visitRecords: 'T-1-abc-foamwash',
} satisfies Partial<Record<(typeof collections)[keyof typeof collections], string>>;
