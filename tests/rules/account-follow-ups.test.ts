import { collections } from '@carwash/domain/collections';
import { nobody, testAccess } from './access-table.ts';
import { owner } from './set-up.ts';

testAccess(
  { path: `${collections.accountFollowUps}/role_${owner.uid}`, data: { uid: owner.uid } },
  nobody,
);
