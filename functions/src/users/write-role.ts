import type { Role } from '@carwash/domain/roles/role';
import { accountSubject } from '../audit/account-subject.ts';
import { addAuditEntry, type ChangedBy } from '../audit/add-audit-entry.ts';
import { readFeedsOf } from '../calendar/change-feed.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { recordFollowUp } from './account-follow-up.ts';
import { readProfile } from './read-user.ts';
import { requireAnotherAdmin } from './require-another-admin.ts';

/**
 * Writes the role to the profile with an audit entry. From this commit on, nobody has more rights than the new
 * role. Calendar links end with each change, because they belong to the role: one of the staff must not work again
 * when its owner gets the role back, and staff have no page on which to stop that of a customer. The PIN ends too.
 * @throws ApiError not_found without a profile, last_admin, forbidden
 */
export const writeRole = (
  uid: string,
  role: Role,
  by: ChangedBy,
  context: Pick<Context, 'db' | 'auth' | 'now'>,
): Promise<true> =>
  retryOnConflict(async () => {
    const snapshot = await readProfile(uid, context);
    const { role: before } = snapshot.data();
    if (before === role) return true;
    const batch = context.db.batch();
    batch.update(snapshot.ref, { role }, ifUnchanged(snapshot));
    recordFollowUp(batch, { uid, what: 'role' }, context);
    for (const { ref } of await readFeedsOf(uid, context)) batch.delete(ref);
    batch.delete(context.db.pins.doc(uid));
    if (before === 'admin') await requireAnotherAdmin(batch, uid, by, context);
    addAuditEntry(
      batch,
      {
        kind: 'role',
        action: 'role changed',
        subject: accountSubject(uid),
        before: { role: before },
        after: { role },
      },
      by,
      context,
    );
    return (await commitIfUnchanged(batch)) || undefined;
  });
