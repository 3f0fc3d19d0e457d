import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useService } from '~/entities/services/queries';
import { useLastSale } from './queries';

const Loading = () => (
  <Skeleton component="span" width={140} sx={{ display: 'inline-block', maxWidth: '100%' }} />
);

/** The name of a service, found by id. A deleted service has the name under which it was last sold. */
export function ServiceName({ id }: { id: string }) {
  const service = useService(id);
  if (service.state === 'loading') return <Loading />;
  if (service.state === 'failed') return 'Unknown service';
  return service.data === null ? <DeletedServiceName id={id} /> : service.data.name;
}

function DeletedServiceName({ id }: { id: string }) {
  const lastSale = useLastSale(id);
  if (lastSale.state === 'loading') return <Loading />;
  if (lastSale.state === 'failed' || lastSale.data === null) return 'Deleted service';
  return (
    <>
      {lastSale.data.name}{' '}
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        (deleted)
      </Typography>
    </>
  );
}
