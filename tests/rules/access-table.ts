import type { Capability } from '@carwash/domain/roles/role';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  type Database,
  type DocumentData,
  expectReadToFail,
  expectReadToSucceed,
  expectWriteToFail,
  isStaffWith,
  largestPage,
  type Persona,
  personaNames,
  personas,
  type Query,
  seed,
} from './set-up.ts';

/** Reads that one persona may make. The type knows no allowed write, because there is none. */
interface Access {
  get: 'yes' | 'no';
  list: 'yes' | 'no';
  create: 'no';
  update: 'no';
  delete: 'no';
}

/** Access of an admin and of people outside. The rest of the staff reads what `needs` allows them. */
export type AccessTable = Record<Exclude<Persona, 'washer' | 'manager'>, Access>;

const closed: Access = { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' };

/** The table of documents that no client may read or write, whoever it is. */
export const nobody: AccessTable = {
  signedOut: closed,
  owner: closed,
  otherUser: closed,
  admin: closed,
};

/** The documents that an access table speaks of. */
interface Subject {
  /** Path of a document that exists. */
  path: string;
  data: DocumentData;
  /** The query that is tried as the list, without its limit; the whole collection by default. */
  list?: (database: Database) => Query;
  /** The most documents that staff may ask for at once; a page by default. */
  staffPage?: number;
  /** The capability by which staff reads more than customers do; absent: they do not. */
  needs?: Capability;
}

/** Returns the access of a persona: staff without the capability are like any other customer. */
function accessOf(persona: Persona, { needs }: Subject, table: AccessTable): Access {
  if (persona !== 'washer' && persona !== 'manager') return table[persona];
  return needs && isStaffWith(needs, persona) ? table.admin : table.otherUser;
}

const expectRead = { yes: expectReadToSucceed, no: expectReadToFail };

/** Tries every operation as every persona, and every list with too high a limit and with none. */
export const testAccess = (subject: Subject, table: AccessTable) => {
  const collectionPath = subject.path.slice(0, subject.path.lastIndexOf('/'));
  const wholeCollection = (database: Database) => database.collection(collectionPath);
  const list = subject.list ?? wholeCollection;

  beforeEach(() => seed({ [subject.path]: subject.data }));

  test('an admin reads more than a customer only where a capability is named', () => {
    if (subject.needs === undefined) expect(table.admin).toEqual(table.otherUser);
    else expect(table.admin).not.toEqual(table.otherUser);
  });

  describe.each(personaNames)('%s', (persona) => {
    const database = personas[persona];
    const document = database.doc(subject.path);
    const access = accessOf(persona, subject, table);
    const { needs, staffPage } = subject;
    const most = needs && staffPage && isStaffWith(needs, persona) ? staffPage : largestPage;

    test(`get: ${access.get}`, () => expectRead[access.get](document));

    test(`list: ${access.list}`, () => expectRead[access.list](list(database).limit(most)));

    test(`list of more than ${most}: no`, () => expectReadToFail(list(database).limit(most + 1)));

    test('list without a limit: no', () => expectReadToFail(list(database)));

    test(`create: ${access.create}`, () =>
      expectWriteToFail(wholeCollection(database).add(subject.data)));

    test(`update: ${access.update}`, () => expectWriteToFail(document.update(subject.data)));

    test(`delete: ${access.delete}`, () => expectWriteToFail(document.delete()));
  });
};
