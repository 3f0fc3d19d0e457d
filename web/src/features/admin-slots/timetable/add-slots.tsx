import type { Service } from '@carwash/domain/services/service';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { MissingServices } from '~/entities/services/missing-services.tsx';
import { useAllServices } from '~/entities/services/use-all-services.ts';
import { paths } from '~/lib/address/paths.ts';
import { PageSection } from '~/ui/page/page-section.tsx';
import { EmptyState } from '~/ui/states/empty-state.tsx';
import { FailedState } from '~/ui/states/failed-state.tsx';
import { SlotForm } from './slot-form.tsx';
import { TimetableForm } from './timetable-form.tsx';

const cardSx = { p: { xs: 2, sm: 3 }, borderRadius: '20px' } as const;

/** New slots: a single one, or many at once. */
export function AddSlots() {
  const services = useAllServices();
  if (services.state === 'loading') {
    return (
      <Box role="status" aria-label="Loading the services">
        <Skeleton variant="rounded" height={420} sx={{ borderRadius: '20px' }} />
      </Box>
    );
  }
  if (services.state === 'failed') {
    return <FailedState title="The services could not be loaded." onRetry={services.retry} />;
  }
  if (services.data.items.length === 0) {
    return (
      <EmptyState
        title="There are no services yet."
        description="Slots belong to a service."
        action={
          <Button component={Link} to={paths.addService} variant="contained">
            Add a service
          </Button>
        }
      />
    );
  }
  const sorted = services.data.items.toSorted((one, other) => one.name.localeCompare(other.name));
  return (
    <Stack sx={{ gap: 3 }}>
      <MissingServices services={services.data} />
      <SlotForms services={sorted} />
    </Stack>
  );
}

function SlotForms({ services }: { services: Service[] }) {
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
      }}
    >
      <Paper variant="outlined" sx={cardSx}>
        <PageSection title="One slot">
          <SlotForm services={services} />
        </PageSection>
      </Paper>
      <Paper variant="outlined" sx={cardSx}>
        <PageSection title="Many slots at once">
          <TimetableForm services={services} />
        </PageSection>
      </Paper>
    </Box>
  );
}
