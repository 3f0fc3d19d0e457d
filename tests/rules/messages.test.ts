import { collections } from '@carwash/domain/collections';
import { testAccess } from './access-table.ts';
import { owner } from './set-up.ts';

const nobody = {
  signedOut: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
  owner: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
  otherUser: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
  admin: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
} as const;

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
