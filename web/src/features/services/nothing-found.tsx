import type { ServiceQuery } from '@carwash/domain/services/search-services';
import SearchOffRounded from '@mui/icons-material/SearchOffRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '~/ui/states/empty-state';
import { writeServiceQuery } from './service-query';

interface WiderSearchProps {
  label: string;
  query: ServiceQuery;
}

/** A link, so that it works before the app has started. */
const WiderSearch = ({ label, query }: WiderSearchProps) => (
  <Button
    component={RouterLink}
    to={`?${writeServiceQuery({ ...query, page: 1 })}`}
    preventScrollReset
    size="small"
  >
    {label}
  </Button>
);

/** Says that no service was found, and offers to clear what was asked for. */
export default function NothingFound({ query }: { query: ServiceQuery }) {
  const { search, category } = query;
  return (
    <EmptyState
      icon={<SearchOffRounded />}
      title="No service matches your search."
      description="Try fewer words or another category."
      action={
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
          {search !== '' && <WiderSearch label="Clear search" query={{ ...query, search: '' }} />}
          {category !== null && (
            <WiderSearch label="All categories" query={{ ...query, category: null }} />
          )}
        </Stack>
      }
    />
  );
}
