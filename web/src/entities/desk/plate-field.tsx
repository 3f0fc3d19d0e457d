import { formatPhoneNumber } from '@carwash/domain/users/phone-number';
import { formatVehicleShort } from '@carwash/domain/vehicles/format-vehicle';
import Autocomplete from '@mui/material/Autocomplete';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import { useField } from 'formik';
import { useState } from 'react';
import { type KnownCar, useKnownCars } from '~/entities/customers/find-customers';
import { listInDialog } from './list-in-dialog';

const describeOwner = ({ customer: { name, phone }, car }: KnownCar): string =>
  [name, formatPhoneNumber(phone), formatVehicleShort(car)].filter(Boolean).join(' · ');

const keyOf = ({ customer, car }: KnownCar): string =>
  `${customer.customerKey} ${car.registrationPlate}`;

interface PlateFieldProps {
  /** Called with what is typed into the field. */
  onType: (plate: string) => void;
  /** Called with the car that was chosen among the known ones. */
  onKnown: (known: KnownCar) => void;
}

/** The field of the plate, which suggests the cars that have been here. */
export function PlateField({ onType, onKnown }: PlateFieldProps) {
  const [{ value, onBlur }, { touched, error }] = useField<string>('registrationPlate');
  // A plate that was chosen is no longer a search.
  const [chosen, setChosen] = useState<string | null>(null);
  const found = useKnownCars(value === chosen ? '' : value);
  const shownError = touched ? error : undefined;
  return (
    <Autocomplete<KnownCar, false, false, true>
      {...listInDialog}
      freeSolo
      openOnFocus={value !== ''}
      value={null}
      inputValue={value}
      options={found.state === 'ready' ? found.data : []}
      filterOptions={(options) => options}
      getOptionLabel={(option) =>
        typeof option === 'string' ? option : option.car.registrationPlate
      }
      getOptionKey={(option) => (typeof option === 'string' ? option : keyOf(option))}
      onInputChange={(_, typed, reason) => {
        if (reason === 'input' || reason === 'clear') onType(typed);
      }}
      onChange={(_, known) => {
        if (known === null || typeof known === 'string') return;
        setChosen(known.car.registrationPlate);
        onKnown(known);
      }}
      renderOption={({ key, ...props }, known) => (
        <li key={key} {...props}>
          <ListItemText
            primary={known.car.registrationPlate}
            secondary={describeOwner(known)}
            slotProps={{ primary: { sx: { fontWeight: 650 } } }}
          />
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          name="registrationPlate"
          label="Registration plate"
          autoFocus
          onBlur={onBlur}
          error={shownError !== undefined}
          helperText={
            shownError ?? (found.state === 'failed' ? 'Known cars could not be looked up.' : ' ')
          }
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps?.htmlInput,
              required: true,
              autoComplete: 'off',
              autoCapitalize: 'characters',
              spellCheck: false,
            },
          }}
        />
      )}
    />
  );
}
