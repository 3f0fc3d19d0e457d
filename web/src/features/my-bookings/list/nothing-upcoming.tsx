import EventAvailableRounded from '@mui/icons-material/EventAvailableRounded';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '~/lib/address/paths.ts';
import { EmptyState } from '~/ui/states/empty-state.tsx';

/** In place of the next booking while there is none. */
export const NothingUpcoming = () => (
  <EmptyState
    icon={<EventAvailableRounded aria-hidden />}
    title="No upcoming bookings"
    description="Choose a service and an open time, and your next visit will be shown here."
    action={
      <Button component={Link} to={paths.services} variant="contained" sx={{ mt: 1 }}>
        Book a service
      </Button>
    }
  />
);
