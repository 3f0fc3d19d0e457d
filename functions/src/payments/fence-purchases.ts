import { type DocumentSnapshot, FieldValue, type WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { asRead } from '../db/compare-and-set.ts';
import { isDocumentId } from '../db/read-document.ts';

/** null: who has no account has none, and cannot be deleted. */
export type PurchaseFence = DocumentSnapshot | null;

/**
 * The fence of a customer's purchases as it is now. Read it before anything else that decides whether
 * they may begin another one: their holds, their profile.
 */
export const readPurchaseFence = async (
  uid: string | null,
  { db }: Context,
): Promise<PurchaseFence> =>
  uid !== null && isDocumentId(uid) ? db.purchaseFences.doc(uid).get() : null;

/**
 * Lets `batch` through only if no other commit of this customer has passed the fence since it was
 * read. Every commit that begins a purchase or books it passes it, and so does the one that deletes
 * the customer: of two at once one loses, reads again and then sees what the other did.
 */
export function passPurchaseFence(batch: WriteBatch, fence: PurchaseFence, { now }: Context): void {
  if (!fence) return;
  // A counter: a write that changes nothing would not count as a change.
  if (fence.exists) batch.update(fence.ref, { passed: FieldValue.increment(1) }, asRead(fence));
  else batch.create(fence.ref, { passed: 1, createdAt: now() });
}
