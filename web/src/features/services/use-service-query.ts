import type { ServiceQuery } from '@carwash/domain/services/search-services';
import { useSearchParams } from 'react-router-dom';
import { readServiceQuery, writeServiceQuery } from './service-query';

type Filters = Omit<ServiceQuery, 'page'>;

/** The query of the services page. The address holds it, so it can be shared and gone back to. */
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
    /** A choice of its own: the back button undoes it. Starts at the first page. */
    choose: (changes: Partial<Filters>) => filter(changes, false),
    /** Part of something still being typed: takes the place of what was there. */
    refine: (changes: Partial<Filters>) => filter(changes, true),
    /** Where a page of the same results is found. */
    searchOfPage: (page: number) => `?${writeServiceQuery({ ...query, page })}`,
  };
}
