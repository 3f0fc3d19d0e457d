import type { Service } from '@carwash/domain/services/service';
import { suitableVehicleTypes } from '@carwash/domain/vehicles/suitable-vehicles';
import { vehicleTypeName } from '@carwash/domain/vehicles/vehicle-types';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSettings } from '~/lib/settings/settings';
import { PicturesSection } from './pictures/pictures-section';

const plainList = { listStyle: 'none', m: 0, p: 0 } as const;

export function ServiceAbout({ service }: { service: Service }) {
  const { vehicleTypes } = useSettings();
  return (
    <Stack sx={{ gap: 4 }}>
      <Stack component="section" sx={{ gap: 1.5 }}>
        <Typography variant="h3" component="h2">
          About this service
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-line', maxWidth: '65ch' }}>
          {service.description}
        </Typography>
      </Stack>
      <PicturesSection service={service} />
      {service.benefits.length > 0 && (
        <Stack component="section" sx={{ gap: 1.5 }}>
          <Typography variant="h4" component="h3">
            Benefits
          </Typography>
          <Box
            component="ul"
            sx={{
              ...plainList,
              display: 'grid',
              gap: 1.5,
              gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
            }}
          >
            {service.benefits.map((benefit) => (
              <Stack key={benefit} component="li" direction="row" sx={{ gap: 1 }}>
                <CheckCircleRounded aria-hidden sx={{ color: 'success.main', fontSize: 22 }} />
                <Typography sx={{ overflowWrap: 'anywhere' }}>{benefit}</Typography>
              </Stack>
            ))}
          </Box>
        </Stack>
      )}
      {service.suitableFor.length > 0 && (
        <Stack component="section" sx={{ gap: 1.5 }}>
          <Typography variant="h4" component="h3">
            Suitable for
          </Typography>
          <Stack component="ul" direction="row" sx={{ ...plainList, gap: 1, flexWrap: 'wrap' }}>
            {suitableVehicleTypes(service, vehicleTypes).map((type) => (
              <Chip key={type} component="li" label={vehicleTypeName(type, vehicleTypes)} />
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
  );
}
