import {
  type ServiceQuery,
  serviceSortingLabels,
  serviceSortings,
} from '@carwash/domain/services/search-services';
import {
  serviceCategories,
  serviceCategoryLabels,
} from '@carwash/domain/services/service-category';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { SearchField } from '~/ui/forms/search-field';
import { loadSearch } from './load-search';
import type { useServiceQuery } from './use-service-query';

const allCategories = 'all';
const bestMatch = 'match';

interface ServiceFiltersProps {
  query: ServiceQuery;
  onChoose: ReturnType<typeof useServiceQuery>['choose'];
  onRefine: ReturnType<typeof useServiceQuery>['refine'];
}

/** Search, category filter and sort order of the services. */
export function ServiceFilters({ query, onChoose, onRefine }: ServiceFiltersProps) {
  const isSearch = query.search !== '';
  const usualSorting = isSearch ? bestMatch : 'popular';
  return (
    <Box
      component="search"
      aria-label="Services"
      onInput={() => loadSearch()}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: '2fr 1fr 1fr' },
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
      }}
    >
      <SearchField
        label="Search services"
        value={query.search}
        onSearch={(search) => onRefine({ search })}
      />
      <TextField
        select
        label="Category"
        value={query.category ?? allCategories}
        onChange={({ target }) =>
          onChoose({
            category: serviceCategories.find((category) => category === target.value) ?? null,
          })
        }
      >
        <MenuItem value={allCategories}>All categories</MenuItem>
        {serviceCategories.map((category) => (
          <MenuItem key={category} value={category}>
            {serviceCategoryLabels[category]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label="Sort by"
        value={query.sortBy ?? usualSorting}
        onChange={({ target }) =>
          onChoose({
            sortBy:
              serviceSortings.find(
                (sorting) => sorting === target.value && sorting !== usualSorting,
              ) ?? null,
          })
        }
      >
        {isSearch && <MenuItem value={bestMatch}>Best match</MenuItem>}
        {serviceSortings.map((sorting) => (
          <MenuItem key={sorting} value={sorting}>
            {serviceSortingLabels[sorting]}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
