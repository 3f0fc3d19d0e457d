import { readFileSync } from 'node:fs';
import { type Capability, can, staffRoles } from '@carwash/domain/roles/role';
import type { User } from '@carwash/domain/users/user';
import {
  assertFails,
  initializeTestEnvironment,
  type RulesTestContext,
  type TokenOptions,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import type { DocumentData } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { newAccount } from '../support/accounts/accounts.ts';
import { connectEmulators, timeZone } from '../support/emulators/emulators.ts';
import { fixtureContextOn } from '../support/fixture-context.ts';

// The SDK warns about every denied request, and most requests here are meant to be denied.
setLogLevel('error');

/** Beside the project of the API tests, which run at the same time. */
const projectId = 'demo-carwash-rules';

export const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

/** Its address comes from FIRESTORE_EMULATOR_HOST. */
const environment = await initializeTestEnvironment({ projectId, firestore: { rules } });

const emulators = connectEmulators(projectId);

/** With it the server's own functions write what the rules are tried on. */
export const fixtures = fixtureContextOn(emulators, {
  publicBaseUrl: 'http://localhost',
  businessTimeZone: timeZone,
});

export type Database = ReturnType<RulesTestContext['firestore']>;
export type DocumentReference = ReturnType<Database['doc']>;
export type Query = ReturnType<ReturnType<Database['collection']>['limit']>;

/** The largest page that a client may ask for. */
export const largestPage = 100;

/** The largest page of bookings that an admin may ask for. */
export const largestDay = 500;

/** Those whom the tables speak of. What is seeded belongs to the owner. */
export const [owner, otherUser, washer, manager, admin] = await Promise.all([
  newAccount(fixtures),
  newAccount(fixtures),
  newAccount(fixtures, { role: 'washer' }),
  newAccount(fixtures, { role: 'manager' }),
  newAccount(fixtures, { role: 'admin' }),
]);

/** The library's own tokens are custom ones, which here come from a sign-in by PIN. */
const byPassword: TokenOptions = { firebase: { sign_in_provider: 'password' } };

/** Firestore as somebody sees it who signed in with a password and whose token carries these claims and no others. */
export const signedInWith = (uid: string, claims: TokenOptions): Database =>
  environment.authenticatedContext(uid, { ...byPassword, ...claims }).firestore();

/** The profile of an admin, as far as the rules look at it. */
export const adminProfile = { role: 'admin', status: 'active' } satisfies Partial<User>;

export const personaNames = ['signedOut', 'owner', 'otherUser', ...staffRoles] as const;
export type Persona = (typeof personaNames)[number];

/** Tells whether a persona is one of the staff who may do something. */
export const isStaffWith = (capability: Capability, persona: Persona): boolean =>
  can(
    staffRoles.find((role) => role === persona),
    capability,
  );

/** Firestore as each persona sees it. */
export const personas: Record<Persona, Database> = {
  signedOut: environment.unauthenticatedContext().firestore(),
  owner: signedInWith(owner.uid, { role: 'user' }),
  otherUser: signedInWith(otherUser.uid, { role: 'user' }),
  washer: signedInWith(washer.uid, { role: 'washer' }),
  manager: signedInWith(manager.uid, { role: 'manager' }),
  admin: signedInWith(admin.uid, { role: 'admin' }),
};

/** Writes documents, keyed by path, past every rule. */
export async function seed(documents: Record<string, DocumentData>): Promise<void> {
  const batch = emulators.firestore.batch();
  for (const [path, data] of Object.entries(documents)) {
    batch.set(emulators.firestore.doc(path), data);
  }
  await batch.commit();
}

/** Deletes a document past every rule. */
export const remove = (path: string) => emulators.firestore.doc(path).delete();

type DocumentOrQuery = DocumentReference | Query;

// Asks the server, because an answer from the cache would pass for an allowed read.
async function countDocuments(readable: DocumentOrQuery): Promise<number> {
  const answer = await readable.get({ source: 'server' });
  if ('docs' in answer) return answer.size;
  return answer.exists ? 1 : 0;
}

const isDenial = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'permission-denied';

/** 'nothing' is an allowed read that finds no document. */
type ReadOutcome = 'yes' | 'no' | 'nothing';

/** @throws Error if the read fails for another reason than the rules */
async function answerTo(readable: DocumentOrQuery): Promise<ReadOutcome> {
  try {
    return (await countDocuments(readable)) > 0 ? 'yes' : 'nothing';
  } catch (error) {
    if (isDenial(error)) return 'no';
    throw error;
  }
}

export const expectReadToSucceed = async (readable: DocumentOrQuery) =>
  expect(await answerTo(readable)).toBe('yes');

export const expectReadToFindNothing = async (readable: DocumentOrQuery) =>
  expect(await answerTo(readable)).toBe('nothing');

export const expectReadToFail = async (readable: DocumentOrQuery) =>
  expect(await answerTo(readable)).toBe('no');

/** Returns a value for each name. */
export const byName = <Name extends string, Value>(
  names: readonly Name[],
  valueFor: (name: Name) => Value,
): Record<string, Value> => Object.fromEntries(names.map((name) => [name, valueFor(name)]));

/** Reads all at once. A failure shows the names of the reads that were answered differently. */
export async function expectAnswers(
  reads: Record<string, DocumentOrQuery>,
  expected: Record<string, ReadOutcome>,
): Promise<void> {
  const answers = Object.entries(reads).map(
    async ([name, readable]) => [name, await answerTo(readable)] as const,
  );
  expect(Object.fromEntries(await Promise.all(answers))).toEqual(expected);
}

/** Reads all at once. A failure shows the names of the reads that were allowed. */
export const expectReadsToFail = (reads: Record<string, DocumentOrQuery>) =>
  expectAnswers(
    reads,
    byName(Object.keys(reads), () => 'no'),
  );

export const expectWriteToFail = async (write: Promise<unknown>) => {
  expect(await assertFails(write)).toHaveProperty('code', 'permission-denied');
};
