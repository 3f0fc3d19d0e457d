import type { Service } from '@carwash/domain/services/service';
import {
  otherVehicleTypes,
  suitableVehicleTypes,
} from '@carwash/domain/vehicles/suitable-vehicles';
import { type VehicleType, vehicleTypeName } from '@carwash/domain/vehicles/vehicle-types';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '~/lib/address/paths';
import { useSettings } from '~/lib/settings/settings';
import { FailedState } from '~/ui/states/failed-state';
import { useServices } from './queries';

/**
 * Tells owners of vehicles that the service does not suit which services do, with links. Renders nothing when
 * it suits all. Those services are loaded once the list is opened.
 */
export function OtherVehicles({ service }: { service: Service }) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const { vehicleTypes } = useSettings();
  const others = otherVehicleTypes(service, vehicleTypes);
  if (others.length === 0) return null;
  return (
    <Box>
      <Button
        aria-expanded={isOpen}
        aria-controls={listId}
        endIcon={
          <ExpandMoreRounded sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} aria-hidden />
        }
        onClick={() => setIsOpen(!isOpen)}
        sx={{ ml: -1, px: 1, minHeight: 44 }}
      >
        Another type of vehicle?
      </Button>
      <Box id={listId} hidden={!isOpen}>
        {isOpen && <SuitableServices types={others} known={vehicleTypes} />}
      </Box>
    </Box>
  );
}

interface SuitableServicesProps {
  /** Ids of vehicle types. */
  types: readonly string[];
  known: readonly VehicleType[];
}

function SuitableServices({ types, known }: SuitableServicesProps) {
  const services = useServices();
  if (services.state === 'loading') {
    return <Skeleton role="status" aria-label="Loading the services" height={120} />;
  }
  if (services.state === 'failed') {
    return <FailedState title="The services could not be loaded." onRetry={services.retry} />;
  }
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 2,
        m: 0,
        pb: 1.5,
        '& > dd': { m: 0 },
      }}
    >
      {types.map((type) => (
        <SuitableFor
          key={type}
          typeName={vehicleTypeName(type, known)}
          services={services.data.filter((one) => suitableVehicleTypes(one, known).includes(type))}
        />
      ))}
    </Box>
  );
}

function SuitableFor({ typeName, services }: { typeName: string; services: Service[] }) {
  return (
    <>
      <Typography component="dt" variant="body2" sx={{ py: 0.75, color: 'text.secondary' }}>
        {typeName}
      </Typography>
      <Box
        component="dd"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, typography: 'body2' }}
      >
        {services.length === 0 && <Box sx={{ py: 0.75 }}>None of our services yet</Box>}
        {services.map(({ _id, name }) => (
          <Link
            key={_id}
            component={RouterLink}
            to={paths.service(_id)}
            sx={{ py: 0.75, overflowWrap: 'anywhere', minWidth: 0 }}
          >
            {name}
          </Link>
        ))}
      </Box>
    </>
  );
}
