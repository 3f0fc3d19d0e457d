import { plainText } from '@carwash/domain/search/plain-text';
import type { AskingService } from '@carwash/domain/vehicles/fitting-vehicle';
import { type Suitability, suitableVehicleTypes } from '@carwash/domain/vehicles/suitable-vehicles';
import { detailsAskedFor, type VehicleDetail } from '@carwash/domain/vehicles/vehicle-details';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useField } from 'formik';
import { type ReactNode, useId, useState } from 'react';
import { VehicleTypeChips } from '~/entities/services/choice/vehicle-type-chips';
import { useSettings } from '~/lib/settings/settings';
import { FormField } from '~/ui/forms/form-field';
import { SuggestingField } from '~/ui/forms/suggesting-field';

/** The type of a vehicle, of those that the service suits, one tap each. */
export function VehicleTypeField({ service }: { service: Suitability }) {
  const { vehicleTypes } = useSettings();
  const [{ value }, { touched, error }, { setValue }] = useField<string>('vehicleType');
  const labelId = useId();
  const errorId = useId();
  const shownError = touched ? error : undefined;
  return (
    <Box
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-invalid={shownError !== undefined}
      aria-describedby={errorId}
      aria-required
      sx={{ outline: 'none' }}
    >
      <FormLabel id={labelId} component="span" error={shownError !== undefined}>
        Vehicle type
      </FormLabel>
      <Box sx={{ mt: 1 }}>
        <VehicleTypeChips
          types={suitableVehicleTypes(service, vehicleTypes)}
          value={value}
          onChange={setValue}
        />
      </Box>
      <FormHelperText id={errorId} error={shownError !== undefined}>
        {shownError ?? ' '}
      </FormHelperText>
    </Box>
  );
}

interface VehicleFieldsProps {
  /** The service that the vehicle is booked for. */
  service: AskingService;
  /** Advice for a vehicle that the service does not suit, shown below the type field. */
  otherVehicles?: ReactNode;
}

/** The form fields of a vehicle: its type, its plate, and the other details that the business asks for. */
export function VehicleFields({ service, otherVehicles }: VehicleFieldsProps) {
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
        autoComplete="off"
        slotProps={{
          htmlInput: {
            autoCapitalize: 'characters',
            spellCheck: false,
            style: { textTransform: 'uppercase' },
          },
        }}
      />
      <AskedDetails service={service} />
    </Box>
  );
}

interface AskedDetailsProps {
  service: Pick<AskingService, 'asksVehicleDetails'>;
  /** Details that are asked for every service; those of the settings by default. */
  asked?: readonly VehicleDetail[];
}

/** The details of a vehicle that the business asks for besides type and plate. */
export function AskedDetails({ service, asked }: AskedDetailsProps) {
  const { askedVehicleDetails } = useSettings();
  const [{ value: brand }] = useField<string>('vehicleBrand');
  const [makes, setMakes] = useState<Makes>({});
  const load = () => {
    // Without suggestions the fields still take what is typed.
    import('./vehicle-makes').then(
      ({ vehicleMakes }) => setMakes(vehicleMakes),
      () => {},
    );
  };
  const shown = detailsAskedFor(service, asked ?? askedVehicleDetails);
  return (
    <>
      {shown.includes('brand') && (
        <SuggestingField
          name="vehicleBrand"
          label="Vehicle brand"
          suggestions={Object.keys(makes)}
          onFocus={load}
        />
      )}
      {shown.includes('model') && (
        <SuggestingField
          name="vehicleModel"
          label="Vehicle model"
          suggestions={modelsOf(brand, makes)}
          onFocus={load}
        />
      )}
      {shown.includes('year') && (
        <FormField
          name="manufacturingYear"
          label="Manufacturing year"
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
        />
      )}
    </>
  );
}

type Makes = Readonly<Record<string, readonly string[]>>;

/** Returns the known models of a brand, as typed in any case and without accents. */
function modelsOf(brand: string, makes: Makes): readonly string[] {
  const typed = plainText(brand.trim());
  const make = Object.keys(makes).find((name) => plainText(name) === typed);
  return make === undefined ? [] : (makes[make] ?? []);
}
