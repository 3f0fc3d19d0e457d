import { describe, test } from 'vitest';
import { nobody, testAccess } from './access-table.ts';
import { closedCollections } from './closed-collections.ts';
import { customer } from './purchase-access.ts';
import { expectReadsToFail, largestPage, owner, personas } from './set-up.ts';

describe.each(Object.entries(closedCollections))('%s', (collection, id) => {
  testAccess(
    { path: `${collection}/${id}`, data: { uid: owner.uid, customer } },
    { get: nobody, list: nobody },
  );

  test('list of what is about the owner: no', () => {
    const all = personas.owner.collection(collection);
    return expectReadsToFail({
      'by account': all.where('uid', '==', owner.uid).limit(largestPage),
      'by customer': all.where('customer.uid', '==', owner.uid).limit(largestPage),
    });
  });
});
