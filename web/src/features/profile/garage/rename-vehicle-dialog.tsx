import { type SavedVehicle, vehicleName } from '@carwash/domain/vehicles/saved-vehicle';
import Box from '@mui/material/Box';
import { object } from 'yup';
import { callApi } from '~/lib/api/call-api';
import { toastTexts } from '~/lib/toasts';
import { FormField } from '~/ui/forms/form-field';
import { VehicleDialog } from './vehicle-dialog';

const nameSchema = object({ name: vehicleName().default('') });

interface RenameVehicleDialogProps {
  vehicle: SavedVehicle;
  open: boolean;
  onClose: () => void;
}

export const RenameVehicleDialog = ({ vehicle, open, onClose }: RenameVehicleDialogProps) => (
  <VehicleDialog
    open={open}
    title="Rename the vehicle"
    submitLabel="Save"
    initialValues={{ name: vehicle.name ?? '' }}
    schema={nameSchema}
    save={(values) =>
      callApi('changeVehicle', { params: { id: vehicle._id }, body: nameSchema.cast(values) })
    }
    failureText={toastTexts.vehicleNotChanged}
    onClose={onClose}
  >
    <Box sx={{ pt: 1 }}>
      <FormField
        name="name"
        label="Name"
        hint={`Without a name it is shown as what it is: ${vehicle.registrationPlate}`}
        slotProps={{ htmlInput: { required: false } }}
      />
    </Box>
  </VehicleDialog>
);
