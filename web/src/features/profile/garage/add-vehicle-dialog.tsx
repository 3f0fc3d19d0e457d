import { addVehicleSchema } from '@carwash/domain/vehicles/endpoints';
import { anyService, fittingVehicleFields } from '@carwash/domain/vehicles/fitting-vehicle';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { emptyVehicleDraft } from '~/entities/bookings/vehicle-draft';
import { VehicleFields } from '~/entities/bookings/vehicle-fields';
import { callApi } from '~/lib/api/call-api';
import { useBusinessToday } from '~/lib/clock/use-business-today';
import { useSettings } from '~/lib/settings/settings';
import { toastTexts } from '~/lib/toasts';
import { FormField } from '~/ui/forms/form-field';
import { VehicleDialog } from './vehicle-dialog';

/** Asks for all that a booking of this vehicle needs, so that the next one has no field left to fill in. */
export function AddVehicleDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { vehicleTypes, askedVehicleDetails } = useSettings();
  const today = useBusinessToday();
  const schema = useMemo(() => {
    const settings = { vehicleTypes, askedVehicleDetails };
    return addVehicleSchema.shape(fittingVehicleFields(anyService, today, settings));
  }, [today, vehicleTypes, askedVehicleDetails]);
  return (
    <VehicleDialog
      open={open}
      title="Add a vehicle"
      submitLabel="Add"
      initialValues={{ ...emptyVehicleDraft, name: '' }}
      schema={schema}
      save={(values) => callApi('addVehicle', { body: addVehicleSchema.cast(values) })}
      failureText={toastTexts.vehicleNotAdded}
      onClose={onClose}
    >
      <VehicleFields service={anyService} />
      <Box>
        <FormField
          name="name"
          label="Name (optional)"
          autoComplete="off"
          hint="Such as 'Family car'"
          slotProps={{ htmlInput: { required: false } }}
        />
      </Box>
    </VehicleDialog>
  );
}
