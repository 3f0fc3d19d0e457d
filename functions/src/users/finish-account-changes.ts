import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deadline } from '../background/deadline.ts';
import { drain } from '../background/drain.ts';
import type { StepCounts } from '../background/step.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged } from '../db/compare-and-set.ts';
import type { AccountFollowUp } from '../db/document-schemas.ts';
import { ApiError } from '../errors/api-error.ts';
import { finishDeletion } from './delete-account.ts';
import { syncAccountStatus } from './sync-account-status.ts';
import { syncRoleClaim } from './sync-role-claim.ts';

const finishers = { role: syncRoleClaim, status: syncAccountStatus, deletion: finishDeletion };

/**
 * Finishes one change. If the account or the profile no longer exists, nothing needs to be copied. A newer decision
 * replaces the record, which is then kept for its own time.
 */
async function finishChange(
  snapshot: QueryDocumentSnapshot<AccountFollowUp>,
  context: Context,
): Promise<boolean> {
  const { uid, what } = snapshot.data();
  try {
    await finishers[what](uid, context);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
  }
  const batch = context.db.batch();
  batch.delete(snapshot.ref, ifUnchanged(snapshot));
  await commitIfUnchanged(batch);
  return true;
}

/**
 * Copies roles and statuses to Firebase Auth once more, in case that the call that changed them has failed or an
 * older one was late, and finishes deletions.
 */
export const finishAccountChanges = (context: Context, deadline: Deadline): Promise<StepCounts> =>
  drain(
    {
      documents: context.db.accountFollowUps,
      dueAt: 'dueAt',
      parallel: 10,
      work: (snapshot) => finishChange(snapshot, context),
    },
    context,
    deadline,
  );
