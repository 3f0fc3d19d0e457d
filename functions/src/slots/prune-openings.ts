import type { Openings } from '@carwash/domain/slots/openings';
import { businessDay, startOfNextDay } from '@carwash/domain/time/business-time';
import { FieldPath, FieldValue, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deadline } from '../background/deadline.ts';
import { drain } from '../background/drain.ts';
import type { StepCounts } from '../background/step.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged } from '../db/compare-and-set.ts';

/**
 * Whether they say nothing about nobody: of a service that was deleted, whose last starts were taken away
 * afterwards.
 */
const isLeftOver = async (
  { id }: QueryDocumentSnapshot<Openings>,
  ahead: readonly (readonly string[])[],
  { db }: Context,
): Promise<boolean> =>
  ahead.every((times) => times.length === 0) && !(await db.services.doc(id).get()).exists;

/**
 * Drops the days that are over, or all where nothing is left of the service. Others may change other days
 * meanwhile: only days of which nothing is sold any more are written.
 */
async function dropPastDays(
  snapshot: QueryDocumentSnapshot<Openings>,
  context: Context,
): Promise<boolean> {
  const { db, now } = context;
  const { businessTimeZone } = context.settings;
  const today = businessDay(now(), businessTimeZone);
  const { days } = snapshot.data();
  const past = Object.keys(days).filter((day) => day < today);
  const ahead = Object.keys(days).filter((day) => day >= today);
  const batch = db.batch();
  if (
    await isLeftOver(
      snapshot,
      ahead.map((day) => days[day] ?? []),
      context,
    )
  ) {
    batch.delete(snapshot.ref, ifUnchanged(snapshot));
    return commitIfUnchanged(batch);
  }
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
