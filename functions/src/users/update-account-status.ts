import type { Endpoints } from '@carwash/domain/endpoints';
import type { AccountStatus } from '@carwash/domain/users/user';
import { accountSubject } from '../audit/account-subject.ts';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { leaveAllWaitlists } from '../days/waitlist-entries.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { ApiError } from '../errors/api-error.ts';
import { findAccount } from '../gateways/find-account.ts';
import type { Handler, Staff } from '../http/handler.ts';
import { requireRecentSignIn } from '../http/require-recent-sign-in.ts';
import { recordFollowUp } from './account-follow-up.ts';
import { readProfile, userNotFound } from './read-user.ts';
import { requireAnotherAdmin } from './require-another-admin.ts';
import { syncAccountStatus } from './sync-account-status.ts';

const actions: Record<AccountStatus, string> = {
  active: 'account enabled',
  disabled: 'account disabled',
};

/** Writes the status to the profile; the Firebase Auth account is updated afterwards. */
const writeStatus = (
  uid: string,
  status: AccountStatus,
  caller: Staff,
  context: Context,
): Promise<true> =>
  retryOnConflict(async () => {
    const snapshot = await readProfile(uid, context);
    const profile = snapshot.data();
    if (profile.status === status) return true;
    const batch = context.db.batch();
    batch.update(snapshot.ref, { status }, ifUnchanged(snapshot));
    recordFollowUp(batch, { uid, what: 'status' }, context);
    if (status === 'disabled' && profile.role === 'admin') {
      await requireAnotherAdmin(batch, uid, caller, context);
    }
    addAuditEntry(
      batch,
      {
        kind: 'account',
        action: actions[status],
        subject: accountSubject(uid),
        before: { status: profile.status },
        after: { status },
      },
      caller,
      context,
    );
    return (await commitIfUnchanged(batch)) || undefined;
  });

/**
 * Disables or enables an account, which needs a recent sign-in. After a failure, repeating the call continues it, or
 * the reconciler does. Somebody who is disabled leaves all waitlists. Admins cannot disable themselves, so there is
 * always an active admin.
 * @throws ApiError not_found; conflict for one's own account
 */
export const updateAccountStatus: Handler<Context, Endpoints['updateAccountStatus']> = async (
  { params: { id }, body: { status }, caller },
  context,
) => {
  requireRecentSignIn(caller, context);
  if (id === caller.uid && status === 'disabled') {
    throw new ApiError('conflict', 'You cannot disable your own account.');
  }
  if (!(await findAccount(context.auth, id))) throw userNotFound();
  await writeStatus(id, status, caller, context);
  if (status === 'disabled') await leaveAllWaitlists(id, context);
  return syncAccountStatus(id, context);
};
