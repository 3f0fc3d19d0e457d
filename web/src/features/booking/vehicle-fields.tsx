import { vehicleTypeLabels, vehicleTypes } from '@carwash/domain/entities/vehicle';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { VehicleField } from './vehicle-field.tsx';

/** What the workshop needs to know of the vehicle. */
export function VehicleFields() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        '& > :first-of-type': { gridColumn: '1 / -1' },
      }}
    >
      <VehicleField name="vehicleType" label="Vehicle type" select>
        {vehicleTypes.map((type) => (
          <MenuItem key={type} value={type}>
            {vehicleTypeLabels[type]}
          </MenuItem>
        ))}
      </VehicleField>
      <VehicleField name="vehicleBrand" label="Vehicle brand" />
      <VehicleField name="vehicleModel" label="Vehicle model" />
      <VehicleField
        name="manufacturingYear"
        label="Manufacturing year"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
      />
      <VehicleField
        name="registrationPlate"
        label="Registration plate"
        slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false } }}
      />
    </Box>
  );
}
