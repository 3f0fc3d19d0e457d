import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { MissingServices } from '~/entities/services/missing-services.tsx';
import { useAllServices } from '~/entities/services/use-all-services.ts';
import { EmptyState } from '~/ui/states/empty-state.tsx';
import { EntryBoundary } from '~/ui/states/entry-boundary.tsx';
import { FailedState } from '~/ui/states/failed-state.tsx';
import type { SlotSpan } from '../use-service-slots.ts';
import { SlotGroup } from './slot-group.tsx';

/** Every slot there is, service by service. Nothing is read of a service before it is opened. */
export function SlotGroups() {
  const services = useAllServices();
  const [span, setSpan] = useState<SlotSpan>('upcoming');
  if (services.state === 'loading') {
    return (
      <Box role="status" aria-label="Loading the services">
        <Skeleton variant="rounded" height={320} sx={{ borderRadius: '20px' }} />
      </Box>
    );
  }
  if (services.state === 'failed') {
    return <FailedState title="The services could not be loaded." onRetry={services.retry} />;
  }
  if (services.data.items.length === 0) return <EmptyState title="There are no services yet." />;
  return (
    <Stack sx={{ gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        color="primary"
        value={span}
        aria-label="Which slots"
        onChange={(_, chosen: SlotSpan | null) => chosen && setSpan(chosen)}
        sx={{ '& > button': { minHeight: 44, px: 2.5, textTransform: 'none', fontWeight: 650 } }}
      >
        <ToggleButton value="upcoming">From today on</ToggleButton>
        <ToggleButton value="past">Past days</ToggleButton>
      </ToggleButtonGroup>
      <MissingServices services={services.data} />
      <Stack sx={{ gap: 1.25 }}>
        {services.data.items
          .toSorted((one, other) => one.name.localeCompare(other.name))
          .map((service) => (
            <EntryBoundary key={service._id} entry={service}>
              <SlotGroup service={service} span={span} />
            </EntryBoundary>
          ))}
      </Stack>
    </Stack>
  );
}
