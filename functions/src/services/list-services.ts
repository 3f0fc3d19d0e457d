import type { Endpoints } from '@carwash/domain/endpoints';
import { searchServices } from '@carwash/domain/services/search-services';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';

/**
 * A business offers dozens of services, and words cannot be searched for in the database: all of them
 * are read. This bounds what one call can cost.
 */
const largestCatalogue = 500;

/**
 * One page of the catalogue. A page past the end is empty, so that whoever asks page by page comes to
 * an end.
 */
export const listServices: Handler<Context, Endpoints['listServices']> = async (
  { query: { page, limit, search, category, sortBy } },
  { db },
) => {
  const catalogue = await db.services.limit(largestCatalogue).get();
  const found = searchServices(
    catalogue.docs.map((document) => document.data()),
    { search, category: category ?? null, sortBy, page },
    limit,
  );
  return {
    data: found.page === page ? found.services : [],
    meta: { page, limit, total: found.total },
  };
};
