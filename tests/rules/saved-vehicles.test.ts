import { collections } from '@carwash/domain/collections';
import { exampleVehicle } from '@carwash/domain/vehicles/vehicle';
import { onlyOwner, testAccess } from './access-table.ts';
import { owner } from './set-up.ts';

testAccess(
  {
    path: `${collections.savedVehicles}/${owner.uid}_plate`,
    data: { ...exampleVehicle, uid: owner.uid, usedAt: new Date() },
    list: (database) =>
      database.collection(collections.savedVehicles).where('uid', '==', owner.uid),
  },
  { get: onlyOwner, list: onlyOwner },
);
