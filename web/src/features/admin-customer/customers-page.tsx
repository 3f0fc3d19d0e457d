import { type FoundCustomer, mostFoundCustomers } from '@carwash/domain/customers/endpoints';
import { parseSearch } from '@carwash/domain/search/search-terms';
import PersonSearchRounded from '@mui/icons-material/PersonSearchRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '~/lib/address/paths';
import { useUrlFilter } from '~/lib/address/use-url-filter';
import { callApi } from '~/lib/api/call-api';
import { useCalledPages } from '~/lib/api/use-called';
import { formatCount } from '~/ui/format/format-count';
import { DownloadButtons } from '~/ui/forms/download-buttons';
import { SearchField } from '~/ui/forms/search-field';
import { PageHeading } from '~/ui/page/page-heading';
import { RecordPages } from '~/ui/record-list/record-pages';
import { EmptyState } from '~/ui/states/empty-state';
import { customerColumns } from './customer-columns';
import { mostExported, useExportCustomers } from './use-export-customers';

const pageSize = 20;

async function findCustomers(search: string, signal: AbortSignal) {
  const data = await callApi('searchCustomers', { body: { search }, signal });
  return { data, meta: { nextCursor: null } };
}

const listCustomers = (cursor: string | undefined, signal: AbortSignal) =>
  callApi('listCustomers', { query: { limit: pageSize, ...(cursor && { cursor }) }, signal });

interface NoCustomersProps {
  isSearched: boolean;
  onClearSearch: () => void;
}

function NoCustomers({ isSearched, onClearSearch }: NoCustomersProps) {
  if (!isSearched) {
    return (
      <EmptyState
        icon={<PersonSearchRounded />}
        title="No customers yet"
        description="Everybody who books or buys at the desk is listed here."
      />
    );
  }
  return (
    <EmptyState
      icon={<PersonSearchRounded />}
      title="No customer found."
      description="Type a plate, phone, name, email or code."
      action={
        <Button size="small" onClick={onClearSearch}>
          Clear search
        </Button>
      }
    />
  );
}

interface CustomerListProps {
  search: string;
  onClearSearch: () => void;
}

/** Needs a `key` that changes with the search. */
function CustomerList({ search, onClearSearch }: CustomerListProps) {
  const { pages } = useCalledPages<FoundCustomer>((cursor, signal) =>
    search === '' ? listCustomers(cursor, signal) : findCustomers(search, signal),
  );
  const { page } = pages;
  const mayBeMore =
    search !== '' && page.state === 'ready' && page.data.length === mostFoundCustomers;
  return (
    <>
      <RecordPages
        caption="Customers"
        columns={customerColumns}
        pages={pages}
        empty={<NoCustomers isSearched={search !== ''} onClearSearch={onClearSearch} />}
        failed="The customers could not be loaded."
      />
      {mayBeMore && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          The {mostFoundCustomers} who were here last. Type more to find others.
        </Typography>
      )}
    </>
  );
}

/** Saves the list as a file for a spreadsheet. */
function CustomersExport() {
  const { running, read, exportCustomers } = useExportCustomers();
  return (
    <Box sx={{ mt: 3 }}>
      <DownloadButtons
        labels={{ csv: 'Download CSV', xlsx: 'Download Excel' }}
        running={running}
        onDownload={exportCustomers}
      />
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {running !== null && `${formatCount(read ?? 0)} customers read`}
        {running === null &&
          read !== null &&
          read >= mostExported &&
          `The file has the ${formatCount(read)} who were here last.`}
      </Typography>
    </Box>
  );
}

/** /dashboard/customers: everybody who has booked or bought, with and without an account. */
export default function CustomersPage() {
  const filter = useUrlFilter('search');
  const search = parseSearch(filter.value) ? filter.value.trim() : '';
  return (
    <>
      <PageHeading
        title="Customers"
        subtitle={
          <>
            With and without an account, by their latest visit. Accounts without a visit are under{' '}
            <Link component={RouterLink} to={paths.users}>
              Users
            </Link>
            .
          </>
        }
      />
      <Box component="search" aria-label="Customers" sx={{ maxWidth: 480, mb: 3 }}>
        <SearchField
          label="Search plate, phone, name, email or code"
          value={filter.value}
          onSearch={filter.refine}
        />
      </Box>
      <CustomerList key={search} search={search} onClearSearch={() => filter.choose('')} />
      {search === '' && <CustomersExport />}
    </>
  );
}
