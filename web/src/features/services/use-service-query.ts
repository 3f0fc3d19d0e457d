import type { ServiceQuery } from '@carwash/domain/services/search-services';
import { useSearchParams } from 'react-router-dom';
import { readServiceQuery, writeServiceQuery } from './service-query';

type Filters = Omit<ServiceQuery, 'page'>;

/**
 * Keeps the query of the services page in the address, so that it can be shared and works with the
 * back button.
 */
export function useServiceQuery() {
  const [params, setParams] = useSearchParams();
  const query = readServiceQuery(params);

  const filter = (changes: Partial<Filters>, replace: boolean) =>
    setParams(writeServiceQuery({ ...query, ...changes, page: 1 }), {
      replace,
      preventScrollReset: true,
    });

  return {
    query,
    /**
     * Applies a finished choice: adds a history entry, so that the back button undoes it. Resets the page.
     */
    choose: (changes: Partial<Filters>) => filter(changes, false),
    /** Applies text that is still being typed: replaces the history entry. */
    refine: (changes: Partial<Filters>) => filter(changes, true),
    /** Returns the address of another page of the same results. */
    searchOfPage: (page: number) => `?${writeServiceQuery({ ...query, page })}`,
  };
}
