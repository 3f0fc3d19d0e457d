import { collections } from '@carwash/domain/collections';
import type { AnyObjectSchema, InferType } from 'yup';
import { liveQueries } from '~/lib/live/live-queries';
import { readableList } from '~/lib/live/readable-list';
import { addUnfolded } from './add-unfolded';

/** Loads the schemas together with Firestore. Until then the overview shows the API's answer. */
const loadStatisticsSchemas = () => import('@carwash/domain/statistics/statistics');

/**
 * Most deltas that a screen reads; the rules refuse more. Deltas are folded long before there are so many.
 */
const mostDeltas = 500;

type Schemas = Awaited<ReturnType<typeof loadStatisticsSchemas>>;

interface Counted {
  _id: string;
  createdAt: Date;
}

/**
 * Creates queries of live statistics documents by their ids, with the deltas since the last fold added; null
 * where nothing was counted. For staff who see money. All of them share one listener on the deltas.
 * @param schemaOf the schema of these documents
 * @param first loads an answer for the time before the listener's first one
 */
export const liveStatistics = <
  Schema extends AnyObjectSchema,
  S extends InferType<Schema> & Counted = InferType<Schema> & Counted,
>(
  schemaOf: (schemas: Schemas) => Schema,
  first: (id: string) => Promise<S | null>,
) =>
  liveQueries<[id: string], { id: string; schema: Schema; schemas: Schemas }, S | null>(
    'owner',
    async (id) => {
      const schemas = await loadStatisticsSchemas();
      return { id, schema: schemaOf(schemas), schemas };
    },
    ({ listenToDocument, listenToList }, { id, schema, schemas }, listener) => {
      const { statistics, deltas } = addUnfolded<S>(id, listener);
      const stops = [
        listenToDocument({ collection: collections.stats, schema, id }, statistics),
        listenToList(
          {
            collection: collections.statsDeltas,
            schema: schemas.statsDeltaSchema,
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
    },
    first,
  );
