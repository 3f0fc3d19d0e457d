import { collections } from '@carwash/domain/collections';
import { statsDeltaSchema } from '@carwash/domain/statistics/statistics';
import type { AnyObjectSchema, InferType } from 'yup';
import { cachedQueries, loadFirestoreFor } from '~/lib/live/live-queries';
import { readableList } from '~/lib/live/readable-list';
import { addUnfolded } from './add-unfolded';

/**
 * Maximum number of deltas that a screen reads; the rules refuse more. They are folded long before.
 */
const mostDeltas = 500;

/**
 * Live statistics documents by their ids, with the deltas since the last fold added; null where
 * nothing was counted. For admins. All of them share one listener on the deltas.
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
  cachedQueries<[id: string], S | null>('owner', (id) => async (listener) => {
    const { listenToDocument, listenToList } = await loadFirestoreFor('owner');
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
