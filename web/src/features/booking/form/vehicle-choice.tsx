import type { Service } from '@carwash/domain/services/service';
import type { SavedVehicle } from '@carwash/domain/vehicles/saved-vehicle';
import { suitableVehicleTypes } from '@carwash/domain/vehicles/suitable-vehicles';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useId, useRef, useState } from 'react';
import {
  emptyVehicleDraft,
  type VehicleDraft,
  vehicleDraftIn,
  vehicleDraftOf,
} from '~/entities/bookings/vehicle-draft';
import { VehicleFields } from '~/entities/bookings/vehicle-fields';
import { OtherVehicles } from '~/entities/services/other-vehicles';
import { vehicleName, vehicleNote } from '~/entities/vehicles/vehicle-name';
import { useSettings } from '~/lib/settings/settings';
import { useRestoreFocus } from '~/ui/forms/use-restore-focus';

/** Number of vehicles shown until the customer asks for all of them. */
const mostAtFirst = 4;

const another = 'another';

const isSame = (one: VehicleDraft, other: VehicleDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

interface ChoiceProps {
  value: string;
  checked: boolean;
  disabled?: boolean;
  title: string;
  note: string;
  onChoose: () => void;
}

const Choice = ({ value, checked, disabled = false, title, note, onChoose }: ChoiceProps) => (
  <Stack
    component="label"
    direction="row"
    sx={{
      alignItems: 'center',
      minHeight: 60,
      pr: 2,
      border: '1px solid',
      borderColor: checked ? 'primary.main' : 'divider',
      borderRadius: '14px',
      cursor: disabled ? 'default' : 'pointer',
      color: disabled ? 'text.secondary' : undefined,
    }}
  >
    <Radio
      name="chosenVehicle"
      value={value}
      checked={checked}
      disabled={disabled}
      onChange={onChoose}
    />
    <Box sx={{ minWidth: 0, py: 0.75 }}>
      <Typography
        component="span"
        sx={{ display: 'block', fontWeight: 650, overflowWrap: 'anywhere' }}
      >
        {title}
      </Typography>
      <Typography
        component="span"
        variant="body2"
        sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        {note}
      </Typography>
    </Box>
  </Stack>
);

interface VehicleChoiceProps {
  service: Service;
  /** The customer's vehicles, the default first. */
  vehicles: readonly SavedVehicle[];
  /** Tells whether a vehicle has all the details that the service asks for. */
  isComplete: (draft: VehicleDraft) => boolean;
}

/** The customer's vehicles, chosen with one tap, or the fields for another one. */
export function VehicleChoice({ service, vehicles, isComplete }: VehicleChoiceProps) {
  const { vehicleTypes } = useSettings();
  const { values, setValues } = useFormikContext<VehicleDraft>();
  const entered = vehicleDraftIn(values);
  const [picked, setPicked] = useState(() => {
    const found = vehicles.find((vehicle) => isSame(vehicleDraftOf(vehicle), entered));
    return found?._id ?? another;
  });
  const [asksMore, setAsksMore] = useState(false);
  const pickedAt = vehicles.findIndex(({ _id }) => _id === picked);
  // A chosen vehicle that is removed elsewhere stays in the fields.
  const chosen = pickedAt < 0 ? another : picked;
  // On every render, because the owner may ask for more details meanwhile. The fields stay once they are filled in.
  if (chosen !== another && !asksMore && !isComplete(entered)) setAsksMore(true);
  const typed = useRef(chosen === another ? entered : emptyVehicleDraft);
  const [showsAll, setShowsAll] = useState(false);
  const { area, handlers } = useRestoreFocus<HTMLDivElement>();
  const labelId = useId();
  const fields = (
    <VehicleFields service={service} otherVehicles={<OtherVehicles service={service} />} />
  );
  if (vehicles.length === 0) return fields;

  const choose = (id: string, draft: VehicleDraft) => {
    if (chosen === another) typed.current = entered;
    setPicked(id);
    setAsksMore(false);
    void setValues({ ...values, ...draft });
  };
  const suitable = suitableVehicleTypes(service, vehicleTypes);
  const shown = vehicles.slice(0, showsAll ? vehicles.length : Math.max(mostAtFirst, pickedAt + 1));
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Stack
        role="radiogroup"
        ref={area}
        tabIndex={-1}
        {...handlers}
        aria-labelledby={labelId}
        sx={{ gap: 1, outline: 'none' }}
      >
        <Typography id={labelId} variant="body2" sx={{ color: 'text.secondary' }}>
          Choose a vehicle
        </Typography>
        {shown.map((vehicle) => {
          const isSuitable = suitable.includes(vehicle.vehicleType);
          return (
            <Choice
              key={vehicle._id}
              value={vehicle._id}
              checked={chosen === vehicle._id}
              disabled={!isSuitable}
              title={vehicleName(vehicle)}
              note={isSuitable ? vehicleNote(vehicle) : 'Not for this service'}
              onChoose={() => choose(vehicle._id, vehicleDraftOf(vehicle))}
            />
          );
        })}
        {shown.length < vehicles.length && (
          <Button onClick={() => setShowsAll(true)} sx={{ alignSelf: 'flex-start' }}>
            Show all {vehicles.length} vehicles
          </Button>
        )}
        <Choice
          value={another}
          checked={chosen === another}
          title="Another vehicle"
          note="We keep it for your next booking."
          onChoose={() => choose(another, typed.current)}
        />
      </Stack>
      {(chosen === another || asksMore) && fields}
    </Stack>
  );
}
