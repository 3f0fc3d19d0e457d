import type { collections } from '@carwash/domain/collections';
import type { Capability } from '@carwash/domain/roles/role';
import type { Customer } from '@carwash/domain/users/user';
import { beforeAll, describe, test } from 'vitest';
import { newService, newSlot } from '../support/catalogue/catalogue.ts';
import type { TestPurchase } from '../support/purchases/payments.ts';
import { ownerAndStaffWith, testAccess } from './access-table.ts';
import {
  type Database,
  expectAnswers,
  expectReadsToFail,
  expectReadToFail,
  expectReadToFindNothing,
  expectReadToSucceed,
  fixtures,
  largestPage,
  otherUser,
  owner,
  personas,
  seed,
} from './set-up.ts';

/** The owner, as a purchase names them. */
export const customer: Customer = {
  uid: owner.uid,
  name: owner.name,
  email: owner.email,
  phone: '+8801700000000',
};

const otherCustomer: Customer = { ...customer, uid: otherUser.uid, name: otherUser.name };

/** A slot that the owner buys. */
export async function newPurchase(): Promise<TestPurchase> {
  const service = await newService(fixtures);
  return { customer: owner, service, slot: await newSlot(fixtures, service) };
}

/** A collection of which a customer may read what names them as its customer, and nothing else. */
interface Purchases {
  collection:
    | typeof collections.bookings
    | typeof collections.transactions
    | typeof collections.receipts;
  /** A document of that collection that belongs to the owner. */
  data: { customer: Customer };
  /** The most documents that staff may ask for at once; a page by default. */
  staffPage?: number;
  /** The capability by which staff reads all of them. */
  staff: Capability;
}

/** Tries the list of the owner's own documents, then the ways around that filter. */
export const testPurchaseAccess = ({ collection, data, staffPage, staff }: Purchases) => {
  const all = (database: Database) => database.collection(collection);
  const ofCustomer = (database: Database, uid: string) =>
    all(database).where('customer.uid', '==', uid);
  const list = (database: Database) => ofCustomer(database, owner.uid);
  const readers = ownerAndStaffWith(staff);

  testAccess(
    { path: `${collection}/T-1-owner`, data, list, ...(staffPage && { staffPage }) },
    { get: readers, list: readers },
  );

  describe('two customers', () => {
    beforeAll(() =>
      seed({
        [`${collection}/T-1-owner`]: data,
        [`${collection}/T-2-other`]: { ...data, customer: otherCustomer },
      }),
    );

    test('each lists their own', () =>
      expectAnswers(
        {
          owner: ofCustomer(personas.owner, owner.uid).limit(largestPage),
          otherUser: ofCustomer(personas.otherUser, otherUser.uid).limit(largestPage),
        },
        { owner: 'yes', otherUser: 'yes' },
      ));

    test('neither lists without naming themselves', () =>
      expectReadsToFail({
        owner: all(personas.owner).limit(largestPage),
        otherUser: all(personas.otherUser).limit(largestPage),
      }));

    test('neither lists both', () =>
      expectReadToFail(
        all(personas.owner)
          .where('customer.uid', 'in', [owner.uid, otherUser.uid])
          .limit(largestPage),
      ));

    test('an admin lists everybody at once', () =>
      expectReadToSucceed(all(personas.admin).limit(largestPage)));
  });

  test('a purchase at the desk without an account belongs to nobody', async () => {
    const path = `${collection}/T-5-walk-in`;
    await seed({ [path]: { ...data, customer: { ...customer, uid: null } } });
    await expectReadsToFail({
      signedOut: personas.signedOut.doc(path),
      owner: personas.owner.doc(path),
      'list by owner': all(personas.owner).where('customer.uid', '==', null).limit(largestPage),
    });
  });

  test('a document that names no customer belongs to nobody', async () => {
    const path = `${collection}/T-3-nobody`;
    await seed({ [path]: {} });
    await expectReadsToFail({
      signedOut: personas.signedOut.doc(path),
      owner: personas.owner.doc(path),
    });
  });

  describe('a missing document', () => {
    const path = `${collection}/T-4-missing`;

    test('cannot be told from a hidden one by a customer', () =>
      expectReadToFail(personas.owner.doc(path)));

    test('is missing for an admin', () => expectReadToFindNothing(personas.admin.doc(path)));
  });
};
