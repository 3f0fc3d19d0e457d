import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '~/lib/address/paths';
import { EmptyState } from '~/ui/states/empty-state';

/** Replaces the form, or the next time, of a paused service. */
export const PausedService = ({ name }: { name: string }) => (
  <EmptyState
    isPage
    title={`${name} cannot be booked at the moment`}
    description="What you have booked already stays as it is."
    action={
      <Button component={RouterLink} to={paths.services} variant="contained" sx={{ mt: 1 }}>
        See other services
      </Button>
    }
  />
);
