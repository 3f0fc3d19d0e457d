import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router-dom';
import { EmptyState } from '~/components/empty-state.tsx';
import { FailedState } from '~/components/failed-state.tsx';
import { PageSection } from '~/components/page-section.tsx';
import { useServices } from '~/lib/live/use-services.ts';
import { paths } from '~/lib/paths.ts';
import { SlotForm } from './slot-form.tsx';
import { TimetableForm } from './timetable-form.tsx';

const cardSx = { p: { xs: 2, sm: 3 }, borderRadius: '20px' } as const;

/** New slots: a single one, or many at once. */
export function AddSlots() {
  const services = useServices();
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
  if (services.data.length === 0) {
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
  const sorted = services.data.toSorted((one, other) => one.name.localeCompare(other.name));
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
          <SlotForm services={sorted} />
        </PageSection>
      </Paper>
      <Paper variant="outlined" sx={cardSx}>
        <PageSection title="Many slots at once">
          <TimetableForm services={sorted} />
        </PageSection>
      </Paper>
    </Box>
  );
}
