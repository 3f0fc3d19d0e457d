import { collections } from '@carwash/domain/collections';
import { reconcilerRunId, reconcilerRunSchema } from '@carwash/domain/reconciler/reconciler-run';
import { liveDocuments } from '~/lib/live/live-queries.ts';
import { useLiveQuery } from '~/lib/live/use-live-query.ts';

const reconcilerRun = liveDocuments('owner', () => ({
  collection: collections.maintenance,
  schema: reconcilerRunSchema,
  id: reconcilerRunId,
}));

/** The last run of the reconciler; null when there was none. For admins. */
export const useReconcilerRun = () => useLiveQuery(reconcilerRun());
