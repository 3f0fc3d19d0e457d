import { describeBlockerToAdmin } from '@carwash/domain/bookings/customer-deletion-blocker';
import type { Endpoints } from '@carwash/domain/endpoints';
import type { User } from '@carwash/domain/users/user';
import type { UserRecord } from 'firebase-admin/auth';
import { accountSubject } from '../audit/account-subject.ts';
import { leaveAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import type { Handler, Staff } from '../http/handler.ts';
import { requireRecentSignIn } from '../http/require-recent-sign-in.ts';
import { deleteAccount } from './delete-account.ts';
import { userNotFound } from './read-user.ts';

/** Returns the audit entry of a deletion, without name and email, which are deleted too. */
export const deletionOf = (uid: string, before: Partial<Pick<User, 'role' | 'status'>>) => ({
  kind: 'account' as const,
  action: 'account deleted',
  subject: accountSubject(uid),
  before,
  after: null,
});

/**
 * Audits the deletion of an account without a profile, unless the deletion is already audited: then this call
 * continues a failed one.
 */
async function auditWithoutProfile(
  { uid }: UserRecord,
  caller: Staff,
  context: Context,
): Promise<void> {
  const { audit } = context.db;
  const deletion = deletionOf(uid, {});
  const told = await audit
    .where('subject.id', '==', uid)
    .where('action', '==', deletion.action)
    .limit(1)
    .get();
  if (!told.empty) return;
  const entry = audit.doc(`unfinished-${encodeURIComponent(uid)}`);
  await leaveAuditEntry(deletion, caller, context, entry);
}

/** Deletes any account, which needs a recent sign-in: see `deleteAccount`. */
export const deleteUser: Handler<Context, Endpoints['deleteUser']> = async (
  { params, caller },
  context,
) => {
  requireRecentSignIn(caller, context);
  const isDeleted = await deleteAccount(
    {
      uid: params.id,
      caller,
      describeBlocker: describeBlockerToAdmin,
      auditOf: ({ _id, role, status }) => ({
        ...deletionOf(_id, { role, status }),
        by: caller,
      }),
      auditWithoutProfile: (account) => auditWithoutProfile(account, caller, context),
    },
    context,
  );
  if (!isDeleted) throw userNotFound();
  return {};
};
