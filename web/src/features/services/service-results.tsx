import { type ServiceQuery, searchServices } from '@carwash/domain/services/search-services';
import type { Service } from '@carwash/domain/services/service';
import SearchOffRounded from '@mui/icons-material/SearchOffRounded';
import Button from '@mui/material/Button';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { NoServices } from '~/entities/services/no-services.tsx';
import { EmptyState } from '~/ui/states/empty-state.tsx';
import { ServiceGrid } from './service-grid.tsx';
import { isFiltered } from './service-query.ts';

interface ServiceResultsProps {
  catalogue: Service[];
  query: ServiceQuery;
  searchOfPage: (page: number) => string;
  onClearFilters: () => void;
}

/** What of the catalogue the query finds: a page of services, how many there are, the other pages. */
export function ServiceResults({
  catalogue,
  query,
  searchOfPage,
  onClearFilters,
}: ServiceResultsProps) {
  if (catalogue.length === 0) {
    return <NoServices />;
  }
  const { services, total, page, pages } = searchServices(catalogue, query);
  const clearFilters = (
    <Button size="small" onClick={onClearFilters}>
      Clear filters
    </Button>
  );
  return (
    <Stack component="section" aria-label="Results" sx={{ gap: 3 }}>
      <Stack direction="row" sx={{ alignItems: 'center', minHeight: 34, gap: 1 }}>
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {countText(total)}
          {pages > 1 && ` · page ${page} of ${pages}`}
        </Typography>
        {total > 0 && isFiltered(query) && clearFilters}
      </Stack>
      {total === 0 ? (
        <EmptyState
          icon={<SearchOffRounded />}
          title="No service matches your search."
          description="Try fewer words or another category."
          action={clearFilters}
        />
      ) : (
        <ServiceGrid services={services} />
      )}
      {pages > 1 && (
        <Pagination
          page={page}
          count={pages}
          color="primary"
          size="large"
          sx={{ alignSelf: 'center' }}
          renderItem={(item) => (
            <PaginationItem component={Link} to={searchOfPage(item.page ?? 1)} {...item} />
          )}
        />
      )}
    </Stack>
  );
}

function countText(total: number): string {
  if (total === 0) return 'No services found';
  return total === 1 ? '1 service' : `${total} services`;
}
