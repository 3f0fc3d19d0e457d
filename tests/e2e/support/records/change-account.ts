import type { Role } from '@carwash/domain/roles/role';
import { deleteUser } from '@carwash/functions/users/delete-user';
import { updateRole } from '@carwash/functions/users/update-role';
import { fixtures } from '../server/server-context.ts';
import { type Account, newAccount } from './accounts.ts';

const byAnAdmin = async () => {
  const { uid } = await newAccount('admin');
  return {
    query: {},
    file: null,
    idempotencyKey: null,
    caller: { uid, role: 'admin', name: 'Admin', emailVerified: true, signedInAt: new Date() },
  } as const;
};

/** An administrator gives somebody another role. */
export const changeRole = async ({ uid }: Account, role: Role) =>
  updateRole({ ...(await byAnAdmin()), params: { id: uid }, body: { role } }, fixtures.context);

/** An administrator deletes an account. */
export const deleteAccount = async ({ uid }: Account) =>
  deleteUser({ ...(await byAnAdmin()), params: { id: uid }, body: {} }, fixtures.context);
