import type { Role } from '@carwash/domain/users/role';
import { type Account, newAccount, password } from '../../../support/accounts/accounts.ts';
import { signInWithPassword } from '../../../support/emulators/auth-rest.ts';
import type { Ground } from '../../../support/ground.ts';

/** A signed-in person. */
export interface Person extends Omit<Account, 'password'> {
  token: string;
}

/** Returns an ID token from Firebase Auth for an account with the password of the tests. */
export const signIn = async (email: string, accountPassword = password): Promise<string> =>
  (await signInWithPassword(email, accountPassword)).token;

async function newPerson(ground: Ground, role: Role): Promise<Person> {
  const { uid, name, email, authorKey } = await newAccount(ground, { role });
  return { uid, name, email, authorKey, token: await signIn(email) };
}

export const newCustomer = (ground: Ground): Promise<Person> => newPerson(ground, 'user');
export const newAdmin = (ground: Ground): Promise<Person> => newPerson(ground, 'admin');

export const newCustomers = (ground: Ground, count: number): Promise<Person[]> =>
  Promise.all(Array.from({ length: count }, () => newCustomer(ground)));

/** Creates a customer who has not confirmed their email address. */
export async function newUnprovenCustomer(ground: Ground): Promise<Person> {
  const customer = await newCustomer(ground);
  await ground.context.auth.updateUser(customer.uid, { emailVerified: false });
  return { ...customer, token: await signIn(customer.email) };
}
