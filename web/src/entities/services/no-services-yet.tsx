import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '~/lib/address/paths';
import { EmptyState } from '~/ui/states/empty-state';

/** For admins, in place of what there is only once there are services. */
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
