import type { Endpoints } from '@carwash/domain/endpoints';
import { findServices } from '@carwash/domain/services/find-services';
import { pageOfServices } from '@carwash/domain/services/search-services';
import type { Context } from '../context.ts';
import { readSettings } from '../db/read-settings.ts';
import type { Handler } from '../http/handler.ts';
import { readCatalogue } from './read-catalogue.ts';

/**
 * Most services that one call reads. A business has dozens of services, and the database can't search for
 * words, so all of them are read.
 */
const largestCatalogue = 500;

/**
 * Returns one page of the catalogue. A page past the end is empty, so that clients that read page by page
 * stop.
 */
export const listServices: Handler<Context, Endpoints['listServices']> = async (
  { query: { page, limit, search, category, sortBy } },
  context,
) => {
  const [catalogue, settings] = await Promise.all([
    readCatalogue(largestCatalogue, context.db),
    readSettings(context),
  ]);
  const found = findServices(catalogue, search);
  const usual = search.trim() === '' ? 'rating' : null;
  const listed = pageOfServices(
    { catalogue, found },
    { category: category ?? null, sortBy: sortBy ?? usual, page },
    settings,
    limit,
  );
  return {
    data: listed.page === page ? listed.services : [],
    meta: { page, limit, total: listed.total },
  };
};
