import type { AuditedChange } from '@carwash/domain/audit/audited-change';
import {
  customerDeletionBlocker,
  type DeletionBlocker,
} from '@carwash/domain/bookings/customer-deletion-blocker';
import { keyOfAccount } from '@carwash/domain/customers/customer-key';
import { changeInCounts, countUser } from '@carwash/domain/statistics/count-statistics';
import type { User } from '@carwash/domain/users/user';
import { type Auth, FirebaseAuthError, type UserRecord } from 'firebase-admin/auth';
import { addAuditEntry, type ChangedBy } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { rememberCustomer } from '../customers/remember-customer.ts';
import { deleteEntriesOf } from '../days/waitlist-entries.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { deleteFound } from '../db/delete-found.ts';
import { readDocument } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';
import { findAccount } from '../gateways/find-account.ts';
import type { Caller } from '../http/handler.ts';
import { removeAllPushSubscriptions } from '../messages/push/push-subscriptions.ts';
import { raiseCustomerVersion, readCustomerVersion } from '../payments/customer-version.ts';
import { countChange } from '../statistics/count-change.ts';
import { removeAllVehicles } from '../vehicles/remove-vehicle.ts';
import { recordFollowUp } from './account-follow-up.ts';
import { eraseVisitRecords } from './erase-visit-records.ts';
import { eraseVisits } from './erase-visits.ts';
import { requireAnotherAdmin } from './require-another-admin.ts';

/** The audit entry of a deletion, and whom it names. */
interface AuditedDeletion extends AuditedChange {
  by: ChangedBy;
}

/** The call that deletes an account. */
interface Deletion {
  uid: string;
  caller: Pick<Caller, 'uid'>;
  /** Tells the caller what has to end first. */
  describeBlocker: (blocker: DeletionBlocker) => string;
  /** Returns the audit entry for the deletion of this profile. */
  auditOf: (profile: User) => AuditedDeletion;
  /** Audits the deletion of an account without a profile. */
  auditWithoutProfile: (account: UserRecord) => Promise<void>;
}

/**
 * Checks that the user has no open business.
 * @throws ApiError conflict while the user has upcoming bookings or a pending payment
 */
async function requireNoBusiness(
  { uid, describeBlocker }: Deletion,
  { db, now }: Context,
): Promise<void> {
  const ofUser = ['customer.uid', '==', uid] as const;
  const [bookings, payments] = await Promise.all([
    db.bookings
      .where(...ofUser)
      .where('status', '==', 'pending')
      .get(),
    db.transactions
      .where(...ofUser)
      .where('status', '==', 'pending')
      .count()
      .get(),
  ]);
  const paid = bookings.docs.map((booking) => booking.data());
  const blocker = customerDeletionBlocker(paid, payments.data().count, now());
  if (blocker) throw new ApiError('conflict', describeBlocker(blocker));
}

/**
 * Deletes the profile. If a purchase begins or is booked at the same moment, one of the two commits
 * fails and is repeated.
 * @returns whether there was a profile
 */
const deleteProfile = (deletion: Deletion, context: Context): Promise<boolean> =>
  retryOnConflict(async () => {
    const { uid, caller } = deletion;
    const customerVersion = await readCustomerVersion(uid, context);
    await requireNoBusiness(deletion, context);
    const snapshot = await readDocument(context.db.users, uid);
    if (!snapshot) return false;
    const profile = snapshot.data();
    const counted = countUser(profile, context.settings.businessTimeZone);
    const batch = context.db.batch();
    batch.delete(snapshot.ref, ifUnchanged(snapshot));
    raiseCustomerVersion(batch, customerVersion, context);
    countChange(batch, changeInCounts(counted, new Map()), context);
    recordFollowUp(batch, { uid, what: 'deletion' }, context);
    await rememberCustomer(batch, profile, context);
    if (profile.role === 'admin') await requireAnotherAdmin(batch, uid, caller, context);
    const { by, ...change } = deletion.auditOf(profile);
    addAuditEntry(batch, change, by, context);
    return (await commitIfUnchanged(batch)) || undefined;
  });

async function deleteSignIn(auth: Auth, uid: string): Promise<void> {
  try {
    await auth.deleteUser(uid);
  } catch (error) {
    const isGone = error instanceof FirebaseAuthError && error.code === 'auth/user-not-found';
    if (!isGone) throw error;
  }
}

/** Deletes everything but the profile. The account is last, so that its deletion tells that all is done. */
async function deleteRest(uid: string, context: Context): Promise<void> {
  const { db } = context;
  await eraseVisits(uid, context);
  await eraseVisitRecords(uid, context);
  await removeAllVehicles(uid, context);
  await deleteEntriesOf(uid, context);
  await db.messagePreferences.doc(uid).delete();
  await db.customerNotes.doc(keyOfAccount(uid)).delete();
  // Those about the account may name an address. Those about bookings name none.
  const messages = db.messages.where('uid', '==', uid).where('bookingId', '==', null);
  await deleteFound(messages, context);
  await removeAllPushSubscriptions(uid, context);
  await deleteFound(db.calendarFeeds.where('uid', '==', uid), context);
  await db.pins.doc(uid).delete();
  await deleteSignIn(context.auth, uid);
}

/**
 * Deletes what is left after a deletion, also what calls have written that were still running then. Nothing is
 * deleted if the person has signed up again in between.
 */
export async function finishDeletion(uid: string, context: Context): Promise<void> {
  if (!(await readDocument(context.db.users, uid))) await deleteRest(uid, context);
}

/**
 * Deletes the profile, addresses, notes, also those of the staff about the account, photos and damage notes of its
 * visits, the garage, the entries on waitlists, calendar links, push subscriptions, the PIN and the account. Reviews,
 * bookings, transactions and receipts are kept, and so are notes of the staff about a phone number or a plate. After a
 * failure, repeating the call deletes the rest, and so does the reconciler.
 * @returns whether there was anything to delete
 * @throws ApiError conflict while the user has upcoming bookings or a pending payment; last_admin
 */
export async function deleteAccount(deletion: Deletion, context: Context): Promise<boolean> {
  const { uid } = deletion;
  const account = await findAccount(context.auth, uid);
  const hadProfile = await deleteProfile(deletion, context);
  if (!account && !hadProfile) return false;
  if (account && !hadProfile) await deletion.auditWithoutProfile(account);
  await deleteRest(uid, context);
  return true;
}
