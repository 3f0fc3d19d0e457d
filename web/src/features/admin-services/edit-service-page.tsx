import type { Service } from '@carwash/domain/services/service';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { useStoredService } from '~/entities/services/admin-queries';
import { paths } from '~/lib/address/paths';
import { useSession } from '~/lib/session/use-session';
import { PageHeading } from '~/ui/page/page-heading';
import { EmptyState } from '~/ui/states/empty-state';
import { FailedState } from '~/ui/states/failed-state';
import { EditServiceForm } from './form/edit-service-form';

const sectionHeights = [250, 410, 230, 230] as const;

/** /dashboard/services/:id/edit */
export default function EditServicePage() {
  const { id = '' } = useParams();
  return (
    <Box sx={{ maxWidth: 720 }}>
      <PageHeading
        title="Edit Service"
        subtitle="What was booked before keeps its name and its price."
      />
      <EditService key={id} id={id} />
    </Box>
  );
}

function EditService({ id }: { id: string }) {
  const { user } = useSession();
  const service = useStoredService(id);
  // Kept when the service is deleted or can't be loaded, because the form may hold unsaved changes.
  const [known, setKnown] = useState<Service | null>(null);
  const current = service.state === 'ready' ? service.data : null;
  if (current !== null && current !== known) setKnown(current);

  if (known !== null && user !== null) {
    const isDeleted = service.state === 'ready' && service.data === null;
    return <EditServiceForm uid={user._id} service={known} isDeleted={isDeleted} />;
  }
  if (service.state === 'failed') {
    return <FailedState title="The service could not be loaded." onRetry={service.retry} />;
  }
  return service.state === 'ready' ? <UnknownService /> : <EditServiceSkeleton />;
}

function UnknownService() {
  return (
    <EmptyState
      title="There is no such service."
      description="It may have been deleted, or the link may be mistyped."
      action={
        <Button component={RouterLink} to={paths.adminServices} variant="contained" sx={{ mt: 1 }}>
          Back to the services
        </Button>
      }
    />
  );
}

function EditServiceSkeleton() {
  return (
    <Stack role="status" aria-label="Loading the service" sx={{ gap: 3 }}>
      {sectionHeights.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
        <Skeleton key={index} variant="rounded" height={height} />
      ))}
    </Stack>
  );
}
