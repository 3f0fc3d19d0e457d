import { type DocumentSnapshot, FieldValue, type WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { ifUnchanged } from '../db/compare-and-set.ts';
import { isDocumentId } from '../db/read-document.ts';

/** null: a customer without an account has no fence, because there is no account to delete. */
export type PurchaseFence = DocumentSnapshot | null;

/**
 * The document by which concurrent purchases of a customer conflict. Read it before everything else on
 * which the decision about a new purchase depends: the holds and the profile.
 */
export const readPurchaseFence = async (
  uid: string | null,
  { db }: Context,
): Promise<PurchaseFence> =>
  uid !== null && isDocumentId(uid) ? db.purchaseFences.doc(uid).get() : null;

/**
 * Makes `batch` fail if another commit of this customer has changed the fence since it was read. Every
 * commit that starts or books a purchase changes it, and so does the commit that deletes the customer.
 * So of two concurrent commits one fails, is repeated, and then sees the other's changes.
 */
export function passPurchaseFence(batch: WriteBatch, fence: PurchaseFence, { now }: Context): void {
  if (!fence) return;
  // Increments a counter, because a write without a change would not cause a conflict.
  if (fence.exists)
    batch.update(fence.ref, { passed: FieldValue.increment(1) }, ifUnchanged(fence));
  else batch.create(fence.ref, { passed: 1, createdAt: now() });
}
