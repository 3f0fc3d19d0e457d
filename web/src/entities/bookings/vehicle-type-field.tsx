import type { Service } from '@carwash/domain/services/service';
import {
  otherVehicleTypes,
  suitableVehicleTypes,
} from '@carwash/domain/services/suitable-vehicles';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useField } from 'formik';
import { useId } from 'react';
import { VehicleTypeChips } from '~/entities/services/choice/vehicle-type-chips';

/** The type of a vehicle, one tap each. Types that the service does not suit come last, disabled. */
export function VehicleTypeField({ service }: { service: Pick<Service, 'suitableFor'> }) {
  const [{ value }, { touched, error }, { setValue }] = useField<string>('vehicleType');
  const labelId = useId();
  const errorId = useId();
  const shownError = touched ? error : undefined;
  return (
    <Box
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-invalid={shownError !== undefined}
      aria-describedby={errorId}
      aria-required
      sx={{ outline: 'none' }}
    >
      <FormLabel id={labelId} component="span" error={shownError !== undefined}>
        Vehicle type
      </FormLabel>
      <Box sx={{ mt: 1 }}>
        <VehicleTypeChips
          types={suitableVehicleTypes(service)}
          others={otherVehicleTypes(service)}
          value={value}
          onChange={setValue}
        />
      </Box>
      <FormHelperText id={errorId} error={shownError !== undefined}>
        {shownError ?? ' '}
      </FormHelperText>
    </Box>
  );
}
