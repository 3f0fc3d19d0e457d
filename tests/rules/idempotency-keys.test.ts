import { collections } from '@carwash/domain/collections';
import { nobody, testAccess } from './access-table.ts';
import { owner } from './set-up.ts';

testAccess(
  { path: `${collections.idempotencyKeys}/key-1`, data: { uid: owner.uid, madeId: 'T-1' } },
  nobody,
);
