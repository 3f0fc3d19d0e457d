import type { Endpoints } from '@carwash/domain/api/endpoints';
import type { Role } from '@carwash/domain/entities/user';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { asRead, commitIfUnchanged, untilUncontended } from '../db/compare-and-set.ts';
import { badInput } from '../http/api-error.ts';
import type { Admin, Handler } from '../http/handler.ts';
import { keepAnAdmin } from './keep-an-admin.ts';
import { findAccount, readProfile, userNotFound } from './read-user.ts';
import { spreadRole } from './spread-role.ts';

/** Decides: from this commit on a demoted admin is none. */
const writeRole = (uid: string, role: Role, caller: Admin, context: Context): Promise<true> =>
  untilUncontended(async () => {
    const snapshot = await readProfile(uid, context);
    const { role: before, name } = snapshot.data();
    if (before === role) return true;
    const batch = context.db.batch();
    batch.update(snapshot.ref, { role }, asRead(snapshot));
    if (before === 'admin') await keepAnAdmin(batch, uid, caller, context);
    addAuditEntry(
      batch,
      {
        kind: 'role',
        action: 'role changed',
        subject: { id: uid, label: name },
        before: { role: before },
        after: { role },
      },
      caller,
      context,
    );
    return (await commitIfUnchanged(batch)) || undefined;
  });

/** Changes a user's role. After a failure half-way the same call carries on. */
export const updateRole: Handler<Context, Endpoints['updateRole']> = async (
  { params, body, caller },
  context,
) => {
  const { id } = params;
  if (body.id !== undefined && body.id !== id) {
    throw badInput('id', 'id must be the one in the address');
  }
  if (!(await findAccount(context.auth, id))) throw userNotFound();
  await writeRole(id, body.role, caller, context);
  return spreadRole(id, context);
};
