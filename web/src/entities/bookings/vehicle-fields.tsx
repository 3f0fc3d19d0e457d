import type { Service } from '@carwash/domain/services/service';
import {
  otherVehicleTypes,
  suitableVehicleTypes,
} from '@carwash/domain/services/suitable-vehicles';
import { vehicleTypeLabels } from '@carwash/domain/services/vehicle';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { FormField } from '~/ui/forms/form-field';

interface VehicleFieldsProps {
  /** The service that the vehicle is booked for. */
  service: Service;
  /** What to do with a vehicle that the service does not suit; below the field of its type. */
  otherVehicles: ReactNode;
}

/** The form fields of a vehicle. Types that the service does not suit are shown, but not offered. */
export function VehicleFields({ service, otherVehicles }: VehicleFieldsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        '& > :first-of-type': { gridColumn: '1 / -1' },
      }}
    >
      <Box>
        <FormField name="vehicleType" label="Vehicle type" select>
          {suitableVehicleTypes(service).map((type) => (
            <MenuItem key={type} value={type}>
              {vehicleTypeLabels[type]}
            </MenuItem>
          ))}
          {otherVehicleTypes(service).map((type) => (
            <MenuItem key={type} value={type} disabled>
              {vehicleTypeLabels[type]} (not for this service)
            </MenuItem>
          ))}
        </FormField>
        {otherVehicles}
      </Box>
      <FormField name="vehicleBrand" label="Vehicle brand" />
      <FormField name="vehicleModel" label="Vehicle model" />
      <FormField
        name="manufacturingYear"
        label="Manufacturing year"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
      />
      <FormField
        name="registrationPlate"
        label="Registration plate"
        slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false } }}
      />
    </Box>
  );
}
