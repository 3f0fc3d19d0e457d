import { vehicleTypeLabels, vehicleTypes } from '@carwash/domain/services/vehicle';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { FormField } from '~/ui/forms/form-field';

/** The form fields of a vehicle. */
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
      <FormField name="vehicleType" label="Vehicle type" select>
        {vehicleTypes.map((type) => (
          <MenuItem key={type} value={type}>
            {vehicleTypeLabels[type]}
          </MenuItem>
        ))}
      </FormField>
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
