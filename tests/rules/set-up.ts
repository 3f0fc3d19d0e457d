import { readFileSync } from 'node:fs';
import { type Capability, can, staffRoles } from '@carwash/domain/roles/role';
import type { User } from '@carwash/domain/users/user';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
  type TokenOptions,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { expect } from 'vitest';
import { newAccount } from '../support/accounts/accounts.ts';
import { connectEmulators, timeZone } from '../support/emulators/emulators.ts';
import { fixtureContextOn } from '../support/fixture-context.ts';

// The SDK warns about every denied request, and most requests here are meant to be denied.
setLogLevel('error');

/** Beside the project of the API tests, which run at the same time. */
const projectId = 'demo-carwash-rules';

/** Its address comes from FIRESTORE_EMULATOR_HOST. */
const environment = await initializeTestEnvironment({
  projectId,
  firestore: { rules: readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8') },
});

const emulators = connectEmulators(projectId);

/** With it the server's own functions write what the rules are tried on. */
export const fixtures = fixtureContextOn(emulators, {
  publicBaseUrl: 'http://localhost',
  businessTimeZone: timeZone,
});

export type Database = ReturnType<RulesTestContext['firestore']>;
export type DocumentReference = ReturnType<Database['doc']>;
export type Query = ReturnType<ReturnType<Database['collection']>['limit']>;
export type DocumentData = Parameters<DocumentReference['set']>[0];

/** The largest page that a client may ask for. */
export const largestPage = 100;

/** The largest page of bookings that an admin may ask for. */
export const largestDay = 500;

/** Those whom the tables speak of. What is seeded belongs to the owner. */
export const [owner, otherUser] = await Promise.all([newAccount(fixtures), newAccount(fixtures)]);
const [washer, manager, admin] = await Promise.all(
  staffRoles.map((role) => newAccount(fixtures, { role })),
);
if (!washer || !manager || !admin) throw new Error('There is no account for a role');

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
export const seed = (documents: Record<string, DocumentData>) =>
  environment.withSecurityRulesDisabled(async (server) => {
    const database = server.firestore();
    const batch = database.batch();
    for (const [path, data] of Object.entries(documents)) batch.set(database.doc(path), data);
    await batch.commit();
  });

/** Deletes a document past every rule. */
export const remove = (path: string) =>
  environment.withSecurityRulesDisabled((server) => server.firestore().doc(path).delete());

// Answers come from the server only, so that nothing remembered passes for something allowed.
const read = async (source: DocumentReference | Query) => {
  const answer = await source.get({ source: 'server' });
  if ('docs' in answer) return answer.size;
  return answer.exists ? 1 : 0;
};

export const expectReadToSucceed = async (source: DocumentReference | Query) => {
  expect(await assertSucceeds(read(source)), 'documents read').toBeGreaterThan(0);
};

/** The read is allowed, but there is nothing there. */
export const expectReadToFindNothing = async (source: DocumentReference | Query) => {
  expect(await assertSucceeds(read(source)), 'documents read').toBe(0);
};

export const expectReadToFail = async (source: DocumentReference | Query) => {
  expect(await assertFails(read(source))).toHaveProperty('code', 'permission-denied');
};

export const expectWriteToFail = async (write: Promise<unknown>) => {
  expect(await assertFails(write)).toHaveProperty('code', 'permission-denied');
};
