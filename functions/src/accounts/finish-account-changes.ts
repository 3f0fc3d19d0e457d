import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import type { AccountFollowUp } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Deadline } from '../reconciler/deadline.ts';
import { drain } from '../reconciler/drain.ts';
import type { StepCounts } from '../reconciler/step.ts';
import { spreadAccountStatus } from './spread-account-status.ts';
import { spreadRole } from './spread-role.ts';

const spread = { role: spreadRole, status: spreadAccountStatus };

/** An account or a profile that is gone has nothing to follow any more. */
async function finishChange(
  snapshot: QueryDocumentSnapshot<AccountFollowUp>,
  context: Context,
): Promise<boolean> {
  const { uid, what } = snapshot.data();
  try {
    await spread[what](uid, context);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
    await snapshot.ref.delete();
  }
  return true;
}

/** Lets Firebase Auth follow what was decided about accounts by calls that failed half-way. */
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
