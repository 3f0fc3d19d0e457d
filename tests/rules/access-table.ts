import { beforeEach, describe, test } from 'vitest';
import {
  type Database,
  type DocumentData,
  expectReadToFail,
  expectReadToSucceed,
  expectWriteToFail,
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

export type AccessTable = Record<Persona, Access>;

/** The documents that an access table speaks of. */
interface Subject {
  /** Path of a document that exists. */
  path: string;
  data: DocumentData;
  /** The query that is tried as the list, without its limit; the whole collection by default. */
  list?: (database: Database) => Query;
  /** The most documents that an admin may ask for at once; a page by default. */
  adminPage?: number;
}

const expectRead = { yes: expectReadToSucceed, no: expectReadToFail };

/** Tries every operation as every persona, and every list with too high a limit and with none. */
export const testAccess = (subject: Subject, table: AccessTable) => {
  const collectionPath = subject.path.slice(0, subject.path.lastIndexOf('/'));
  const wholeCollection = (database: Database) => database.collection(collectionPath);
  const list = subject.list ?? wholeCollection;

  beforeEach(() => seed({ [subject.path]: subject.data }));

  describe.each(personaNames)('%s', (persona) => {
    const database = personas[persona];
    const document = database.doc(subject.path);
    const access = table[persona];
    const most = persona === 'admin' ? (subject.adminPage ?? largestPage) : largestPage;

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
