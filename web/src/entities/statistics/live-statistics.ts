import { collections } from '@carwash/domain/collections';
import { statsDeltaSchema } from '@carwash/domain/statistics/statistics';
import type { AnyObjectSchema, InferType } from 'yup';
import { loadFor, shared } from '~/lib/live/live-queries';
import { readableList } from '~/lib/live/readable-list';
import { addUnfolded } from './add-unfolded';

/** The most deltas that a screen reads; the rules refuse more. Long before, somebody folds them. */
const mostDeltas = 500;

/**
 * Live documents of statistics by their ids, with what was counted since the last fold; null where
 * nothing was counted. For admins. However many there are, the deltas are listened to once.
 */
export const liveStatistics = <
  Schema extends AnyObjectSchema,
  S extends InferType<Schema> & { _id: string; createdAt: Date } = InferType<Schema> & {
    _id: string;
    createdAt: Date;
  },
>(
  schema: Schema,
) =>
  shared<[id: string], S | null>('owner', (id) => async (listener) => {
    const { listenToDocument, listenToList } = await loadFor('owner');
    const { statistics, deltas } = addUnfolded<S>(id, listener);
    const stops = [
      listenToDocument({ collection: collections.stats, schema, id }, statistics),
      listenToList(
        {
          collection: collections.statsDeltas,
          schema: statsDeltaSchema,
          ofOneMoment: true,
          limit: mostDeltas,
        },
        {
          ready: (documents) => deltas.ready(readableList(documents).data),
          failed: deltas.failed,
        },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  });
