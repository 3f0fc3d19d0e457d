import { collections } from '@carwash/domain/collections';
import { receiptCounterId } from '@carwash/domain/receipts/receipt';
import { testAccess } from './access-table.ts';

testAccess(
  {
    path: `${collections.receiptNumbers}/${receiptCounterId}`,
    data: { runningNumber: 7, lastOfYears: { 2026: 7 }, createdAt: new Date() },
  },
  {
    signedOut: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    owner: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    otherUser: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    admin: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
  },
);
