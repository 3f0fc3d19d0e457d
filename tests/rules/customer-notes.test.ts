import { collections } from '@carwash/domain/collections';
import { keyOfAccount } from '@carwash/domain/customers/customer-key';
import { nobody, testAccess } from './access-table.ts';
import { owner } from './set-up.ts';

// Staff reads notes through the API only, and the customer in the copy of their data.
testAccess(
  {
    path: `${collections.customerNotes}/${keyOfAccount(owner.uid)}`,
    data: { staffNote: 'Pays late', block: null },
  },
  nobody,
);
