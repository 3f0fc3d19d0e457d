import { defaultVehicleId, type SavedVehicle } from '@carwash/domain/vehicles/saved-vehicle';
import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGarage } from '~/entities/vehicles/queries';
import { vehicleName, vehicleNote } from '~/entities/vehicles/vehicle-name';
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog';
import { useRestoreFocus } from '~/ui/forms/use-restore-focus';
import { DividedList } from '~/ui/page/divided-list';
import { PageSection } from '~/ui/page/page-section';
import { StatusChip } from '~/ui/page/status-chip';
import { EmptyState } from '~/ui/states/empty-state';
import { FailedState } from '~/ui/states/failed-state';
import { AddVehicleDialog } from './add-vehicle-dialog';
import { RenameVehicleDialog } from './rename-vehicle-dialog';
import { useChangeGarage } from './use-change-garage';

interface VehicleRowProps {
  vehicle: SavedVehicle;
  isDefault: boolean;
}

function VehicleRow({ vehicle, isDefault }: VehicleRowProps) {
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const { running, failure, makeDefault, remove } = useChangeGarage(vehicle);
  const name = vehicleName(vehicle);
  const close = () => setOpen(null);
  return (
    <Stack
      component="li"
      sx={{
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { sm: 'center' },
        justifyContent: 'space-between',
        columnGap: 3,
        rowGap: 0.5,
        py: 1.5,
      }}
    >
      <div>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography component="h3" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          {isDefault && <StatusChip label="Chosen first" tone="good" />}
        </Stack>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {vehicleNote(vehicle)}
        </Typography>
      </div>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', flexShrink: 0, ml: -1, '& button': { minHeight: 44 } }}
      >
        {!isDefault && (
          <Button loading={running} aria-label={`Use by default: ${name}`} onClick={makeDefault}>
            Use by default
          </Button>
        )}
        <Button aria-label={`Rename: ${name}`} onClick={() => setOpen('rename')}>
          Rename
        </Button>
        <Button color="error" aria-label={`Remove: ${name}`} onClick={() => setOpen('remove')}>
          Remove
        </Button>
      </Stack>
      <RenameVehicleDialog vehicle={vehicle} open={open === 'rename'} onClose={close} />
      <ConfirmDialog
        open={open === 'remove'}
        title={`Remove ${name}?`}
        no="No, keep it"
        yes="Yes, remove it"
        yesColor="error"
        running={running}
        failure={failure}
        onNo={close}
        onYes={remove}
      >
        <DialogContentText>
          Your bookings keep it. When you book for it again, it comes back.
        </DialogContentText>
      </ConfirmDialog>
    </Stack>
  );
}

function Vehicles({ uid }: { uid: string }) {
  const garage = useGarage(uid);
  if (garage.state === 'loading') {
    return (
      <Skeleton role="status" aria-label="Loading your vehicles" variant="rounded" height={140} />
    );
  }
  if (garage.state === 'failed') {
    return <FailedState title="Your vehicles could not be loaded." onRetry={garage.retry} />;
  }
  if (garage.data.length === 0) {
    return (
      <EmptyState
        title="No vehicles yet"
        description="What you book for is kept here, so that you choose it with one tap the next time."
      />
    );
  }
  const defaultId = defaultVehicleId(garage.data);
  return (
    <DividedList>
      {garage.data.map((vehicle) => (
        <VehicleRow key={vehicle._id} vehicle={vehicle} isDefault={vehicle._id === defaultId} />
      ))}
    </DividedList>
  );
}

/** The customer's vehicles: add, rename, remove, and choose the default for bookings. */
export function Garage({ uid }: { uid: string }) {
  const [isAdding, setIsAdding] = useState(false);
  const { area, handlers } = useRestoreFocus<HTMLDivElement>();
  return (
    <PageSection
      title="Your garage"
      action={
        <Button
          variant="outlined"
          startIcon={<AddRounded />}
          onClick={() => setIsAdding(true)}
          sx={{ alignSelf: { xs: 'flex-start', sm: 'auto' } }}
        >
          Add a vehicle
        </Button>
      }
    >
      <Box ref={area} tabIndex={-1} {...handlers} sx={{ outline: 'none' }}>
        <Vehicles uid={uid} />
      </Box>
      <AddVehicleDialog open={isAdding} onClose={() => setIsAdding(false)} />
    </PageSection>
  );
}
