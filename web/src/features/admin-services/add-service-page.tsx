import Box from '@mui/material/Box';
import { PageHeading } from '~/components/page-heading.tsx';
import { useSession } from '~/lib/session/use-session.ts';
import { AddServiceForm } from './add-service-form.tsx';

/** /dashboard/add-service: another service for customers to book. */
export default function AddServicePage() {
  const { user } = useSession();
  return (
    <Box sx={{ maxWidth: 720 }}>
      <PageHeading title="Add Service" subtitle="Customers see it as soon as it is added." />
      {user && <AddServiceForm key={user._id} uid={user._id} />}
    </Box>
  );
}
