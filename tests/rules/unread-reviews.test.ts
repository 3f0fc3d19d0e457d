import { collections } from '@carwash/domain/collections';
import { nobody, testAccess } from './access-table.ts';

testAccess(
  { path: `${collections.unreadReviews}/foamwash_1`, data: { createdAt: new Date() } },
  nobody,
);
