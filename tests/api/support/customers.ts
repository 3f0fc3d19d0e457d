import { randomBytes, randomUUID } from 'node:crypto';
import { countUser } from '@carwash/domain/statistics/count-statistics';
import { searchTermsOfPerson } from '@carwash/domain/users/person-search';
import type { Role } from '@carwash/domain/users/user';
import { countChange } from '@carwash/functions/statistics/count-change';
import { authHost, timeZone } from './emulators.ts';
import type { World } from './world.ts';

export interface Person {
  uid: string;
  name: string;
  email: string;
  token: string;
  /** What stands for them in their reviews. */
  authorKey: string;
}

/** Everybody's in these tests. */
export const password = 'password-1';

/** An ID token from Firebase Auth for an account with the password of these tests. */
export async function signIn(email: string, accountPassword = password): Promise<string> {
  const response = await fetch(
    `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=test`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: accountPassword, returnSecureToken: true }),
    },
  );
  const { idToken } = (await response.json()) as { idToken?: string };
  if (!idToken) throw new Error(`${email} could not sign in: ${response.status}`);
  return idToken;
}

async function newPerson(world: World, role: Role): Promise<Person> {
  const uid = randomBytes(14).toString('hex');
  const email = `${uid}@example.test`;
  const name = `Person ${uid.slice(0, 8)}`;
  await world.auth.createUser({ uid, email, password, displayName: name, emailVerified: true });
  await world.auth.setCustomUserClaims(uid, { role });
  const createdAt = world.clock.now();
  const profile = {
    _id: uid,
    name,
    email,
    phone: '01700000000',
    address: '1 Test Road',
    role,
    status: 'active' as const,
    profileImage: null,
    authorKey: randomUUID(),
    searchTerms: searchTermsOfPerson({ name, email, phone: '01700000000' }),
    claimsUpdatedAt: createdAt,
    createdAt,
  };
  const batch = world.context.db.batch();
  batch.create(world.context.db.users.doc(uid), profile);
  countChange(batch, countUser(profile, timeZone), world.context);
  await batch.commit();
  return { uid, name, email, authorKey: profile.authorKey, token: await signIn(email) };
}

export const newCustomer = (world: World): Promise<Person> => newPerson(world, 'user');
export const newAdmin = (world: World): Promise<Person> => newPerson(world, 'admin');

export const newCustomers = (world: World, count: number): Promise<Person[]> =>
  Promise.all(Array.from({ length: count }, () => newCustomer(world)));
