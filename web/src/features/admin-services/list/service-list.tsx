import type { Service } from '@carwash/domain/services/service';
import SearchOffRounded from '@mui/icons-material/SearchOffRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { MissingServices } from '~/entities/services/missing-services';
import { NoServicesYet } from '~/entities/services/no-services-yet';
import type { UrlFilter } from '~/lib/address/use-url-filter';
import type { WholeList } from '~/lib/live/listen-to-whole-list';
import type { QueryState } from '~/lib/query-state';
import { RecordList } from '~/ui/record-list/record-list';
import { EmptyState } from '~/ui/states/empty-state';
import { findByName } from './find-by-name';
import { serviceColumns } from './service-columns';

interface ServiceListProps {
  services: QueryState<WholeList<Service>>;
  /** Ids of services that are hidden because they are being deleted. */
  removed: ReadonlySet<string>;
  search: UrlFilter;
  onDelete: (service: Service) => void;
}

/** The services that match the search, by name. */
export function ServiceList({ services, removed, search, onDelete }: ServiceListProps) {
  const columns = useMemo(() => serviceColumns(onDelete), [onDelete]);
  const left =
    services.state === 'ready' ? services.data.items.filter(({ _id }) => !removed.has(_id)) : [];
  const found = findByName(left, search.value);
  return (
    <>
      <Typography role="status" sx={{ mb: 2, minHeight: 26, color: 'text.secondary' }}>
        {found.length > 0 && (found.length === 1 ? '1 service' : `${found.length} services`)}
      </Typography>
      <Stack sx={{ gap: 2 }}>
        {services.state === 'ready' && <MissingServices services={services.data} />}
        <RecordList
          caption="Services"
          columns={columns}
          records={services.state === 'ready' ? { state: 'ready', data: found } : services}
          failed="The services could not be loaded."
          empty={
            left.length === 0 ? (
              <NoServicesYet description="Customers can book as soon as there is one." />
            ) : (
              <NothingFound onClear={() => search.choose('')} />
            )
          }
        />
      </Stack>
    </>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchOffRounded />}
      title="No service has this name."
      action={<Button onClick={onClear}>Clear search</Button>}
    />
  );
}
