import type { Role } from '@carwash/domain/roles/role';
import { type Account, newAccount, password } from '../../../support/accounts/accounts.ts';
import { signInWithPassword } from '../../../support/emulators/auth-rest.ts';
import type { FixtureContext } from '../../../support/fixture-context.ts';

/** A signed-in person. */
export interface Person extends Omit<Account, 'password'> {
  token: string;
}

/** Returns an ID token from Firebase Auth for an account with the password of the tests. */
export const signIn = async (email: string, accountPassword = password): Promise<string> =>
  (await signInWithPassword(email, accountPassword)).token;

/** Creates a person with a role. */
export async function newPerson(fixtures: FixtureContext, role: Role): Promise<Person> {
  const { uid, name, email, authorKey } = await newAccount(fixtures, { role });
  return { uid, name, email, authorKey, token: await signIn(email) };
}

export const newCustomer = (fixtures: FixtureContext): Promise<Person> =>
  newPerson(fixtures, 'user');
export const newAdmin = (fixtures: FixtureContext): Promise<Person> => newPerson(fixtures, 'admin');

export const newCustomers = (fixtures: FixtureContext, count: number): Promise<Person[]> =>
  Promise.all(Array.from({ length: count }, () => newCustomer(fixtures)));

/** Creates a customer with a phone number that no other account has had, for tests of blocks. */
export async function newCustomerWithPhone(
  fixtures: FixtureContext,
  phone: string,
): Promise<Person> {
  const customer = await newCustomer(fixtures);
  await fixtures.context.db.users.doc(customer.uid).update({ phone });
  return customer;
}

/** Creates a customer who has not confirmed their email address. */
export async function newUnprovenCustomer(fixtures: FixtureContext): Promise<Person> {
  const customer = await newCustomer(fixtures);
  await fixtures.context.auth.updateUser(customer.uid, { emailVerified: false });
  return { ...customer, token: await signIn(customer.email) };
}
