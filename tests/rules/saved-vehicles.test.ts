import { collections } from '@carwash/domain/collections';
import { exampleVehicle } from '@carwash/domain/services/vehicle';
import { testAccess } from './access-table.ts';
import { owner } from './set-up.ts';

testAccess(
  {
    path: `${collections.savedVehicles}/${owner.uid}_plate`,
    data: { ...exampleVehicle, uid: owner.uid, usedAt: new Date() },
    list: (database) =>
      database.collection(collections.savedVehicles).where('uid', '==', owner.uid),
  },
  {
    signedOut: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    owner: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
    otherUser: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    admin: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
  },
);
