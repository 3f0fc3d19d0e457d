import { collections } from '@carwash/domain/collections';
import { nobody, testAccess } from './access-table.ts';

testAccess(
  { path: `${collections.callCounts}/count-1`, data: { kind: 'log_in', calls: 1 } },
  nobody,
);
