import { addVehicleSchema } from '@carwash/domain/garage/endpoints';
import { anyService } from '@carwash/domain/services/fitting-vehicle';
import Box from '@mui/material/Box';
import { emptyVehicleDraft } from '~/entities/bookings/vehicle-draft';
import { VehicleFields } from '~/entities/bookings/vehicle-fields';
import { callApi } from '~/lib/api/call-api';
import { toastTexts } from '~/lib/toasts';
import { FormField } from '~/ui/forms/form-field';
import { VehicleDialog } from './vehicle-dialog';

export const AddVehicleDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <VehicleDialog
    open={open}
    title="Add a vehicle"
    submitLabel="Add"
    initialValues={{ ...emptyVehicleDraft, name: '' }}
    schema={addVehicleSchema}
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
