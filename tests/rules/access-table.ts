import type { Capability } from '@carwash/domain/roles/role';
import type { DocumentData } from 'firebase-admin/firestore';
import { beforeAll, test } from 'vitest';
import {
  byName,
  type Database,
  expectAnswers,
  expectReadsToFail,
  isStaffWith,
  largestPage,
  type Persona,
  personaNames,
  personas,
  type Query,
  seed,
} from './set-up.ts';

/** Who may read. Staff without the capability `staff` may read what other customers may. */
interface AllowedReaders extends Record<'signedOut' | 'owner' | 'otherUser', 'yes' | 'no'> {
  staff?: Capability;
}

export const everybody: AllowedReaders = { signedOut: 'yes', owner: 'yes', otherUser: 'yes' };
export const nobody: AllowedReaders = { signedOut: 'no', owner: 'no', otherUser: 'no' };
export const onlyOwner: AllowedReaders = { ...nobody, owner: 'yes' };
export const staffWith = (staff: Capability): AllowedReaders => ({ ...nobody, staff });
export const ownerAndStaffWith = (staff: Capability): AllowedReaders => ({ ...onlyOwner, staff });

/** Writes have no column: `writes.test.ts` proves that all are denied. */
interface AccessTable {
  get: AllowedReaders;
  list: AllowedReaders;
}

/** The documents that an access table describes. */
interface Subject {
  /** Path of a document that exists. */
  path: string;
  data: DocumentData;
  /** The query that is tried as the list, without its limit; the whole collection by default. */
  list?: (database: Database) => Query;
  /** The most documents that staff may ask for at once; a page by default. */
  staffPage?: number;
}

function answersFor({ staff, ...customers }: AllowedReaders): Record<Persona, 'yes' | 'no'> {
  const answerFor = (persona: Persona) =>
    staff && isStaffWith(staff, persona) ? 'yes' : customers.otherUser;
  return {
    ...customers,
    washer: answerFor('washer'),
    manager: answerFor('manager'),
    admin: answerFor('admin'),
  };
}

export const collectionOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

function testList(subject: Subject, readers: AllowedReaders): void {
  const { path, staffPage = largestPage } = subject;
  const answers = answersFor(readers);
  const mayList = personaNames.filter((persona) => answers[persona] === 'yes');
  const wholeCollection = (database: Database) => database.collection(collectionOf(path));
  const queryAs = (persona: Persona) => (subject.list ?? wholeCollection)(personas[persona]);
  const pageOf = (persona: Persona) =>
    readers.staff && isStaffWith(readers.staff, persona) ? staffPage : largestPage;

  test('list', () =>
    expectAnswers(
      byName(personaNames, (persona) => queryAs(persona).limit(pageOf(persona))),
      answers,
    ));

  if (mayList.length === 0) return;

  test('list of more than a page: no', () =>
    expectReadsToFail(byName(mayList, (persona) => queryAs(persona).limit(pageOf(persona) + 1))));

  test('list without a limit: no', () => expectReadsToFail(byName(mayList, queryAs)));
}

/** Gets and lists as every persona. Those who may list also try a limit that is too high, and none. */
export function testAccess(subject: Subject, { get, list }: AccessTable): void {
  beforeAll(() => seed({ [subject.path]: subject.data }));

  test('get', () =>
    expectAnswers(
      byName(personaNames, (persona) => personas[persona].doc(subject.path)),
      answersFor(get),
    ));

  testList(subject, list);
}
