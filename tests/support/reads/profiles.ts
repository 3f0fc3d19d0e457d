import type { User } from '@carwash/domain/users/user';
import type { Ground } from '../ground.ts';

export const profileOf = async ({ context }: Ground, uid: string): Promise<User | undefined> =>
  (await context.db.users.doc(uid).get()).data();
