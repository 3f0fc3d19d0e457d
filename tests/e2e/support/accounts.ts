import { randomBytes, randomUUID } from 'node:crypto';
import { searchTermsOfPerson } from '@carwash/domain/users/person-search';
import type { Role } from '@carwash/domain/users/user';
import { auth, db } from './emulators.ts';

export interface Account {
  uid: string;
  name: string;
  email: string;
  password: string;
}

/** An account with its claim and its profile, as signing up leaves it. */
export async function newAccount(role: Role = 'user', called?: string): Promise<Account> {
  const uid = randomBytes(14).toString('hex');
  const name = called ?? `Person ${uid.slice(0, 8)}`;
  const email = `${uid}@example.test`;
  const password = 'password-1';
  await auth.createUser({ uid, email, password, displayName: name, emailVerified: true });
  await auth.setCustomUserClaims(uid, { role });
  const createdAt = new Date();
  await db.users.doc(uid).create({
    _id: uid,
    name,
    email,
    phone: '01700000000',
    address: '1 Test Road',
    role,
    status: 'active',
    profileImage: null,
    authorKey: randomUUID(),
    searchTerms: searchTermsOfPerson({ name, email, phone: '01700000000' }),
    claimsUpdatedAt: createdAt,
    createdAt,
  });
  return { uid, name, email, password };
}
