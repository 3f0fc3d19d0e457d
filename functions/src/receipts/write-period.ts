import {
  openPeriodId,
  type StoredPeriod,
  storedPeriodSchema,
} from '@carwash/domain/closings/closing';
import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { ifUnchanged } from '../db/compare-and-set.ts';
import { requireReadable } from '../db/schema-converter.ts';

/** Adds the new open period to `batch`, which fails if it has changed since `snapshot` was read. */
export function writePeriod(
  batch: WriteBatch,
  snapshot: DocumentSnapshot<StoredPeriod>,
  period: Omit<StoredPeriod, '_id' | 'createdAt'>,
  { now }: Pick<Context, 'now'>,
): void {
  const { createdAt } = snapshot.data() ?? { createdAt: now() };
  requireReadable(storedPeriodSchema, { _id: openPeriodId, ...period, createdAt });
  if (snapshot.exists) batch.update(snapshot.ref, { ...period }, ifUnchanged(snapshot));
  else batch.create(snapshot.ref, { _id: openPeriodId, ...period, createdAt });
}
