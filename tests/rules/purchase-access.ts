import type { collections } from '@carwash/domain/collections';
import type { Customer } from '@carwash/domain/users/user';
import { beforeEach, describe, test } from 'vitest';
import { type AccessTable, testAccess } from './access-table.ts';
import {
  type Database,
  expectReadToFail,
  expectReadToFindNothing,
  expectReadToSucceed,
  largestPage,
  otherUserUid,
  ownerUid,
  personas,
  seed,
} from './set-up.ts';

export const customer: Customer = {
  uid: ownerUid,
  name: 'Rahim',
  email: 'rahim@carwash.test',
  phone: '01700000000',
};

const otherCustomer: Customer = { ...customer, uid: otherUserUid, name: 'Karima' };

/** A collection of which a customer may read what names them as its customer, and nothing else. */
interface Purchases {
  collection: typeof collections.bookings | typeof collections.transactions;
  /** A document of that collection that belongs to `customer`. */
  data: { customer: Customer };
  /** The most documents that an admin may ask for at once; a page by default. */
  adminPage?: number;
}

/** Tries the table with the list of the owner's own documents, then the ways around that filter. */
export const testPurchaseAccess = (
  { collection, data, adminPage }: Purchases,
  table: AccessTable,
) => {
  const { owner, otherUser, admin, signedOut } = personas;
  const all = (database: Database) => database.collection(collection);
  const ofCustomer = (database: Database, uid: string) =>
    all(database).where('customer.uid', '==', uid);
  const list = (database: Database) => ofCustomer(database, ownerUid);

  testAccess(
    { path: `${collection}/T-1-owner`, data, list, ...(adminPage && { adminPage }) },
    table,
  );

  describe('two customers', () => {
    beforeEach(() =>
      seed({
        [`${collection}/T-1-owner`]: data,
        [`${collection}/T-2-other`]: { ...data, customer: otherCustomer },
      }),
    );

    test('each lists their own', async () => {
      await expectReadToSucceed(ofCustomer(owner, ownerUid).limit(largestPage));
      await expectReadToSucceed(ofCustomer(otherUser, otherUserUid).limit(largestPage));
    });

    test('neither lists without naming themselves', async () => {
      await expectReadToFail(all(owner).limit(largestPage));
      await expectReadToFail(all(otherUser).limit(largestPage));
    });

    test('neither lists both', () =>
      expectReadToFail(
        all(owner).where('customer.uid', 'in', [ownerUid, otherUserUid]).limit(largestPage),
      ));

    test('an admin lists everybody at once', () =>
      expectReadToSucceed(all(admin).limit(largestPage)));
  });

  describe('what was bought at the desk without an account', () => {
    const path = `${collection}/T-5-walk-in`;
    beforeEach(() => seed({ [path]: { ...data, customer: { ...customer, uid: null } } }));

    test('belongs to nobody', async () => {
      await expectReadToFail(signedOut.doc(path));
      await expectReadToFail(owner.doc(path));
      await expectReadToFail(all(owner).where('customer.uid', '==', null).limit(largestPage));
    });
  });

  describe('a document that names no customer', () => {
    const path = `${collection}/T-3-nobody`;
    beforeEach(() => seed({ [path]: {} }));

    test('belongs to nobody', async () => {
      await expectReadToFail(signedOut.doc(path));
      await expectReadToFail(owner.doc(path));
    });
  });

  describe('a missing document', () => {
    const path = `${collection}/T-4-missing`;

    test('cannot be told from a hidden one by a customer', () => expectReadToFail(owner.doc(path)));

    test('is missing for an admin', () => expectReadToFindNothing(admin.doc(path)));
  });
};
