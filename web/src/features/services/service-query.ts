import { pageQueryKeys } from '@carwash/domain/page-data';
import { type ServiceQuery, serviceSortings } from '@carwash/domain/services/search-services';
import { serviceCategories } from '@carwash/domain/services/service-category';

export const defaultServiceQuery: ServiceQuery = {
  search: '',
  category: null,
  sortBy: null,
  page: 1,
};

const keys = pageQueryKeys.services;

/** Reads the query from the address. Invalid values fall back to their defaults. */
export function readServiceQuery(params: URLSearchParams): ServiceQuery {
  const page = Number(params.get(keys.page));
  return {
    search: params.get(keys.search)?.trim() ?? defaultServiceQuery.search,
    category: serviceCategories.find((category) => category === params.get(keys.category)) ?? null,
    sortBy: serviceSortings.find((sorting) => sorting === params.get(keys.sortBy)) ?? null,
    page: Number.isSafeInteger(page) && page >= 1 ? page : defaultServiceQuery.page,
  };
}

/** Returns the shortest address for `query`: defaults are left out. */
export function writeServiceQuery({ search, category, sortBy, page }: ServiceQuery) {
  const params = new URLSearchParams();
  if (search !== defaultServiceQuery.search) params.set(keys.search, search);
  if (category !== null) params.set(keys.category, category);
  if (sortBy !== null) params.set(keys.sortBy, sortBy);
  if (page !== defaultServiceQuery.page) params.set(keys.page, String(page));
  return params;
}

/** Tells whether the query filters services, other than by page. */
export const isFiltered = ({ search, category }: ServiceQuery): boolean =>
  search !== '' || category !== null;
