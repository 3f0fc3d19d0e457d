import type { AuditEntry } from '@carwash/domain/audit/audit-entry';
import { customerDeletionBlocker } from '@carwash/domain/bookings/customer-deletion-blocker';
import type { Endpoints } from '@carwash/domain/endpoints';
import { changeInCounts, countUser } from '@carwash/domain/statistics/count-statistics';
import type { User } from '@carwash/domain/users/user';
import { type Auth, FirebaseAuthError, type UserRecord } from 'firebase-admin/auth';
import { addAuditEntry, leaveAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { readDocument } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';
import { removeAllVehicles } from '../garage/remove-vehicle.ts';
import { findAccount } from '../gateways/find-account.ts';
import type { Admin, Handler } from '../http/handler.ts';
import { passPurchaseFence, readPurchaseFence } from '../payments/purchase-fence.ts';
import { countChange } from '../statistics/count-change.ts';
import { eraseVisits } from './erase-visits.ts';
import { userNotFound } from './read-user.ts';
import { requireAnotherAdmin } from './require-another-admin.ts';

/**
 * Checks that the user has no open business.
 * @throws ApiError conflict while the user has upcoming bookings or a pending payment
 */
async function requireNoBusiness(uid: string, { db, now }: Context): Promise<void> {
  const ofUser = ['customer.uid', '==', uid] as const;
  const [bookings, payments] = await Promise.all([
    db.bookings
      .where(...ofUser)
      .where('slot.startsAt', '>', now())
      .get(),
    db.transactions
      .where(...ofUser)
      .where('status', '==', 'pending')
      .count()
      .get(),
  ]);
  const upcoming = bookings.docs.map((booking) => booking.data());
  const reason = customerDeletionBlocker(upcoming, payments.data().count, now());
  if (reason) throw new ApiError('conflict', reason);
}

/** Returns the audit entry of a deletion. For privacy it has only the data that identifies the user. */
const deletionOf = (
  { id, label }: AuditEntry['subject'],
  before: Partial<Pick<User, 'name' | 'email' | 'role' | 'status'>>,
) => ({
  kind: 'account' as const,
  action: 'account deleted',
  subject: { id, label },
  before,
  after: null,
});

/**
 * Audits the deletion of an account without a profile, unless the deletion is already audited: then this call
 * continues a failed one.
 */
async function auditWithoutProfile(
  { uid, displayName: name, email }: UserRecord,
  caller: Admin,
  context: Context,
): Promise<void> {
  const { audit } = context.db;
  const deletion = deletionOf(
    { id: uid, label: name || email || uid },
    { ...(name && { name }), ...(email && { email }) },
  );
  const told = await audit
    .where('subject.id', '==', uid)
    .where('action', '==', deletion.action)
    .limit(1)
    .get();
  if (!told.empty) return;
  const entry = audit.doc(`unfinished-${encodeURIComponent(uid)}`);
  await leaveAuditEntry(deletion, caller, context, entry);
}

/**
 * Deletes the profile. If a purchase begins or is booked at the same moment, one of the two commits
 * fails and is repeated.
 * @returns whether there was a profile
 */
const deleteProfile = (uid: string, caller: Admin, context: Context): Promise<boolean> =>
  retryOnConflict(async () => {
    const fence = await readPurchaseFence(uid, context);
    await requireNoBusiness(uid, context);
    const snapshot = await readDocument(context.db.users, uid);
    if (!snapshot) return false;
    const profile = snapshot.data();
    const counted = countUser(profile, context.settings.businessTimeZone);
    const batch = context.db.batch();
    batch.delete(snapshot.ref, ifUnchanged(snapshot));
    passPurchaseFence(batch, fence, context);
    countChange(batch, changeInCounts(counted, new Map()), context);
    if (profile.role === 'admin') await requireAnotherAdmin(batch, uid, caller, context);
    const { name, email, role, status } = profile;
    const deletion = deletionOf({ id: uid, label: name }, { name, email, role, status });
    addAuditEntry(batch, deletion, caller, context);
    return (await commitIfUnchanged(batch)) || undefined;
  });

async function deleteAccount(auth: Auth, uid: string): Promise<void> {
  try {
    await auth.deleteUser(uid);
  } catch (error) {
    const isGone = error instanceof FirebaseAuthError && error.code === 'auth/user-not-found';
    if (!isGone) throw error;
  }
}

/**
 * Deletes the profile, the garage, then the account. After a failure, repeating the call deletes the rest.
 * Reviews, bookings and transactions are kept, but without addresses and notes.
 */
export const deleteUser: Handler<Context, Endpoints['deleteUser']> = async (
  { params, caller },
  context,
) => {
  const account = await findAccount(context.auth, params.id);
  const hadProfile = await deleteProfile(params.id, caller, context);
  await eraseVisits(params.id, context);
  if (!account && !hadProfile) throw userNotFound();
  if (account && !hadProfile) await auditWithoutProfile(account, caller, context);
  await removeAllVehicles(params.id, context);
  if (account) await deleteAccount(context.auth, params.id);
  return {};
};
