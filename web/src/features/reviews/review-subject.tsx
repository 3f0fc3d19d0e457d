import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useService } from '~/entities/services/use-service.ts';
import { paths } from '~/lib/address/paths.ts';
import { business } from '~/lib/business.ts';

/** What a review is of: a service, or the business where `serviceId` is null. */
export const ReviewSubject = ({ serviceId }: { serviceId: string | null }) => (
  <Typography variant="body2" sx={{ mt: 'auto', color: 'text.secondary' }}>
    for {serviceId === null ? business.name : <ServiceName id={serviceId} />}
  </Typography>
);

function ServiceName({ id }: { id: string }) {
  const service = useService(id);
  if (service.state === 'loading') {
    return <Skeleton component="span" width={120} sx={{ display: 'inline-block' }} />;
  }
  if (service.state === 'failed') return 'one of our services';
  if (service.data === null) return 'a former service';
  return (
    <Link component={RouterLink} to={paths.service(id)}>
      {service.data.name}
    </Link>
  );
}
