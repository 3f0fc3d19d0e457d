import { auditCollections } from './audit/collections.ts';
import { bookingCollections } from './bookings/collections.ts';
import { calendarCollections } from './calendar/collections.ts';
import { closingCollections } from './closings/collections.ts';
import { customerCollections } from './customers/collections.ts';
import { dayCollections } from './days/collections.ts';
import { garageCollections } from './garage/collections.ts';
import { imageCollections } from './images/collections.ts';
import { messageCollections } from './messages/collections.ts';
import { paymentCollections } from './payments/collections.ts';
import { receiptCollections } from './receipts/collections.ts';
import { reviewCollections } from './reviews/collections.ts';
import { serviceCollections } from './services/collections.ts';
import { settingsCollections } from './settings/collections.ts';
import { statisticsCollections } from './statistics/collections.ts';
import { userCollections } from './users/collections.ts';
import { visitRecordCollections } from './visit-records/collections.ts';
import { waitlistCollections } from './waitlist/collections.ts';

/** Firestore collection names, shared by the server, the client, the seed and the rules tests. */
export const collections = {
  ...userCollections,
  ...serviceCollections,
  ...dayCollections,
  ...bookingCollections,
  ...paymentCollections,
  ...receiptCollections,
  ...closingCollections,
  ...reviewCollections,
  ...statisticsCollections,
  ...auditCollections,
  ...garageCollections,
  ...waitlistCollections,
  ...customerCollections,
  ...settingsCollections,
  ...imageCollections,
  ...visitRecordCollections,
  ...messageCollections,
  ...calendarCollections,
  /** Server only: the document that a call with an Idempotency-Key created or changed. */
  idempotencyKeys: 'idempotencyKeys',
  /** Server only: how many rate-limited calls a caller has made in a time window. */
  callCounts: 'callCounts',
  /** Internal state of the server: fences of maintenance runs, and the reconciler's last run. */
  maintenance: 'maintenance',
} as const;
