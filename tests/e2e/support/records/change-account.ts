import type { Role } from '@carwash/domain/roles/role';
import { deleteUser } from '@carwash/functions/users/delete-user';
import { setPin } from '@carwash/functions/users/pin/set-pin';
import { updateRole } from '@carwash/functions/users/update-role';
import { fixtures } from '../server/server-context.ts';
import { type Account, newAccount } from './accounts.ts';

const callBy = <Caller extends Role>(uid: string, role: Caller) =>
  ({
    query: {},
    file: null,
    idempotencyKey: null,
    caller: { uid, role, name: 'Staff', email: null, emailVerified: true, signedInAt: new Date() },
  }) as const;

const byAnAdmin = async () => callBy((await newAccount('admin')).uid, 'admin');

/** An administrator gives somebody another role. */
export const changeRole = async ({ uid }: Account, role: Role) =>
  updateRole({ ...(await byAnAdmin()), params: { id: uid }, body: { role } }, fixtures.context);

/** An administrator deletes an account. */
export const deleteAccount = async ({ uid }: Account) =>
  deleteUser({ ...(await byAnAdmin()), params: { id: uid }, body: {} }, fixtures.context);

/** A manager sets their own PIN. */
export const setManagersPin = ({ uid }: Account, pin: string) =>
  setPin({ ...callBy(uid, 'manager'), params: {}, body: { pin } }, fixtures.context);
