import type { User } from '@carwash/domain/users/user';
import type { FixtureContext } from '../fixture-context.ts';

export const profileOf = async (
  { context }: FixtureContext,
  uid: string,
): Promise<User | undefined> => (await context.db.users.doc(uid).get()).data();
