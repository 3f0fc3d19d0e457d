import { collections } from '@carwash/domain/collections';
import { nobody, testAccess } from './access-table.ts';

testAccess(
  {
    path: `${collections.closings}/1`,
    data: { closingNumber: 1, createdAt: new Date() },
  },
  nobody,
);
