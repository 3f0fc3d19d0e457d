import { collections } from '@carwash/domain/collections';
import { nobody, testAccess } from './access-table.ts';
import { owner } from './set-up.ts';

testAccess(
  { path: `${collections.messages}/T-1_confirmation_1`, data: { uid: owner.uid } },
  nobody,
);

testAccess(
  {
    path: `${collections.pushSubscriptions}/${'a'.repeat(64)}`,
    data: { uid: owner.uid },
    list: (database) =>
      database.collection(collections.pushSubscriptions).where('uid', '==', owner.uid),
  },
  nobody,
);

testAccess({ path: `${collections.messagePreferences}/${owner.uid}`, data: { muted: [] } }, nobody);
