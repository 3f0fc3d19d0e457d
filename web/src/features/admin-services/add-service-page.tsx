import Box from '@mui/material/Box';
import { useSession } from '~/lib/session/use-session';
import { PageHeading } from '~/ui/page/page-heading';
import { AddServiceForm } from './form/add-service-form';

/** /dashboard/add-service */
export default function AddServicePage() {
  const { user } = useSession();
  return (
    <Box sx={{ maxWidth: 720 }}>
      <PageHeading title="Add Service" subtitle="Customers see it as soon as it is added." />
      {user && <AddServiceForm key={user._id} uid={user._id} />}
    </Box>
  );
}
