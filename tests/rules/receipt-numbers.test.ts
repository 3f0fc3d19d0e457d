import { collections } from '@carwash/domain/collections';
import { receiptCounterId } from '@carwash/domain/receipts/receipt';
import { nobody, testAccess } from './access-table.ts';

testAccess(
  {
    path: `${collections.receiptNumbers}/${receiptCounterId}`,
    data: { runningNumber: 7, lastOfYears: { 2026: 7 }, createdAt: new Date() },
  },
  nobody,
);
