import type { Service } from '@carwash/domain/services/service';
import { detailsAskedFor } from '@carwash/domain/services/vehicle-details';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useSettings } from '~/lib/settings/settings';
import { FormField } from '~/ui/forms/form-field';
import { VehicleTypeField } from './vehicle-type-field';

interface VehicleFieldsProps {
  /** The service that the vehicle is booked for. */
  service: Pick<Service, 'suitableFor' | 'asksVehicleDetails'>;
  /** Advice for a vehicle that the service does not suit, shown below the type field. */
  otherVehicles?: ReactNode;
}

/** The form fields of a vehicle: its type, its plate, and the other details that the business asks for. */
export function VehicleFields({ service, otherVehicles }: VehicleFieldsProps) {
  const { askedVehicleDetails } = useSettings();
  const asked = detailsAskedFor(service, askedVehicleDetails);
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2.5,
        rowGap: 1,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        '& > :first-of-type': { gridColumn: '1 / -1' },
      }}
    >
      <Box>
        <VehicleTypeField service={service} />
        {otherVehicles}
      </Box>
      <FormField
        name="registrationPlate"
        label="Registration plate"
        slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false } }}
      />
      {asked.includes('brand') && <FormField name="vehicleBrand" label="Vehicle brand" />}
      {asked.includes('model') && <FormField name="vehicleModel" label="Vehicle model" />}
      {asked.includes('year') && (
        <FormField
          name="manufacturingYear"
          label="Manufacturing year"
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
        />
      )}
    </Box>
  );
}
