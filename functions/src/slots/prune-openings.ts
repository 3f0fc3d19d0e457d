import type { Openings } from '@carwash/domain/slots/openings';
import { businessDay, startOfNextDay } from '@carwash/domain/time/business-time';
import { FieldPath, FieldValue, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deadline } from '../background/deadline.ts';
import { drain } from '../background/drain.ts';
import type { StepCounts } from '../background/step.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged } from '../db/compare-and-set.ts';

/**
 * Drops the days that are over. Others may change other days meanwhile: only days of which nothing is
 * sold any more are written.
 */
async function dropPastDays(
  snapshot: QueryDocumentSnapshot<Openings>,
  { db, now, settings: { businessTimeZone } }: Context,
): Promise<boolean> {
  const today = businessDay(now(), businessTimeZone);
  const past = Object.keys(snapshot.data().days).filter((day) => day < today);
  const batch = db.batch();
  batch.update(
    snapshot.ref,
    'pruneAt',
    startOfNextDay(now(), businessTimeZone),
    ...past.flatMap((day) => [new FieldPath('days', day), FieldValue.delete()]),
  );
  return commitIfUnchanged(batch);
}

/** Once a day, drops from the openings of each service the days that are over. */
export const pruneOpenings = (context: Context, deadline: Deadline): Promise<StepCounts> =>
  drain(
    {
      documents: context.db.openings,
      dueAt: 'pruneAt',
      parallel: 20,
      work: (snapshot) => dropPastDays(snapshot, context),
    },
    context,
    deadline,
  );
