import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '~/lib/address/paths';
import { EmptyState } from '~/ui/states/empty-state';

/** Shown to staff in place of content that needs at least one service. */
export const NoServicesYet = ({ description }: { description: string }) => (
  <EmptyState
    title="No services yet"
    description={description}
    action={
      <Button component={RouterLink} to={paths.addService} variant="contained" sx={{ mt: 1 }}>
        Add a service
      </Button>
    }
  />
);
