import { maxVatPercent } from '@carwash/domain/money/vat';
import { maxServiceEntries } from '@carwash/domain/services/endpoints';
import { shortestService } from '@carwash/domain/services/service';
import {
  serviceCategories,
  serviceCategoryLabels,
} from '@carwash/domain/services/service-category';
import { serviceLocationLabels, serviceLocations } from '@carwash/domain/services/service-location';
import { maxServicePictures } from '@carwash/domain/services/service-picture';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ImageField } from '~/entities/images/image-field';
import { PicturesField } from '~/entities/images/pictures-field';
import { type RunningUploads, useImageField } from '~/entities/images/use-image-field';
import { paths } from '~/lib/address/paths';
import type { TypedNumber } from '~/lib/forms/typed-number';
import { useSettings } from '~/lib/settings/settings';
import { ChoiceListField } from '~/ui/forms/choice-list-field';
import { FormField } from '~/ui/forms/form-field';
import { FormSection } from '~/ui/forms/form-section';
import { NumberField } from '~/ui/forms/number-field';
import { PriceField } from '~/ui/forms/price-field';
import { TextListField } from '~/ui/forms/text-list-field';
import { BottomBar } from '~/ui/page/bottom-bar';
import { serviceForm } from './service-form';
import { SizePricesField } from './size-prices-field';

const freeServiceHint = 'Free of charge: customers book it at once, without paying.';

function ServiceFields() {
  const [{ value: price }] = useField<number | ''>('price');
  const [{ value: location }] = useField<string>('location');
  const { vatPercent } = useSettings();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        columnGap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <FormField name="name" label="Name" />
      <FormField name="category" label="Category" select>
        {serviceCategories.map((category) => (
          <MenuItem key={category} value={category}>
            {serviceCategoryLabels[category]}
          </MenuItem>
        ))}
      </FormField>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <FormField name="description" label="Description" multiline minRows={4} />
      </Box>
      <PriceField name="price" label="Price" hint={price === 0 ? freeServiceHint : undefined} />
      <NumberField name="duration" label="Duration" unit="mins" min={shortestService} />
      <FormField
        name="location"
        label="Place"
        select
        hint={location === 'customer' ? 'Customers are asked for the address.' : undefined}
      >
        {serviceLocations.map((place) => (
          <MenuItem key={place} value={place}>
            {serviceLocationLabels[place]}
          </MenuItem>
        ))}
      </FormField>
      <TimesField />
      <NumberField
        name="vatPercent"
        label="VAT"
        unit="%"
        step={0.01}
        max={maxVatPercent}
        required={false}
        hint={`Included in the price. Empty: ${vatPercent} %, as in the settings.`}
      />
    </Box>
  );
}

const steps = [10, 15, 20, 30, 45, 60, 90, 120];

/** The fields that set whether slots are generated from the opening hours, and how often one starts. */
function TimesField() {
  const [{ value }] = useField<TypedNumber>('startsEvery');
  const { bookAheadDays } = useSettings();
  const hint =
    value === ''
      ? 'You add its time slots yourself.'
      : `Its time slots make themselves from the opening hours, ${bookAheadDays} days ahead.`;
  return (
    <FormField name="startsEvery" label="Times" select hint={hint}>
      <MenuItem value="">By hand</MenuItem>
      {[...new Set([...steps, ...(value === '' ? [] : [value])])].map((minutes) => (
        <MenuItem key={minutes} value={minutes}>
          Every {minutes} minutes while open
        </MenuItem>
      ))}
    </FormField>
  );
}

/** The switch that makes customers and the desk enter brand, model and year. The settings ask customers only. */
function VehicleDetailsField() {
  const [field] = useField<boolean>({ name: 'asksVehicleDetails', type: 'checkbox' });
  return (
    <FormControlLabel
      control={<Switch {...field} />}
      label="Ask for brand, model and year of the vehicle, at the desk too"
      sx={{ mt: 1 }}
    />
  );
}

/** The switch that pauses the sale of the service. */
function PausedField() {
  const [field] = useField<boolean>({ name: 'isPaused', type: 'checkbox' });
  return (
    <FormControlLabel
      control={<Switch {...field} />}
      label="Paused: shown, but not sold. What was booked before stands."
      sx={{ mt: 1 }}
    />
  );
}

/** Properties of `EditForm` that a new and an existing service share. */
export const serviceEditing = {
  subject: 'This service was',
  continued: 'Here is what you had typed and not saved yet.',
  model: serviceForm,
} as const;

/** All fields of a service. */
export function ServiceFormFields({ uploads }: { uploads: RunningUploads }) {
  const image = useImageField('image', uploads);
  const { vehicleTypes } = useSettings();
  return (
    <>
      <FormSection title="Image">
        <ImageField image={image} label="Image" noun="image" />
      </FormSection>
      <FormSection title="Details">
        <ServiceFields />
        <PausedField />
      </FormSection>
      <FormSection title="Prices by size">
        <SizePricesField />
      </FormSection>
      <FormSection title="Pictures">
        <PicturesField uploads={uploads} most={maxServicePictures} hasPairs>
          Show the work on the service’s page: up to {maxServicePictures} pictures. A pair, before
          and after, counts as one.
        </PicturesField>
      </FormSection>
      <FormSection title="Benefits">
        <TextListField name="benefits" entry="Benefit" most={maxServiceEntries} />
      </FormSection>
      <FormSection title="Search words">
        <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
          What else people call it, in any language: the search finds it by these words too. Nobody
          sees them.
        </Typography>
        <TextListField name="keywords" entry="Keyword" most={maxServiceEntries} required={false} />
      </FormSection>
      <FormSection title="Suitable for">
        <ChoiceListField
          name="suitableFor"
          label="Vehicle types"
          choices={new Map(vehicleTypes.map(({ _id, name }) => [_id, name]))}
          none="None yet"
          unknown="Removed type"
          required
        />
        <VehicleDetailsField />
      </FormSection>
    </>
  );
}

/** The buttons of the form, which stay in view. */
export const ServiceFormButtons = ({ save }: { save: ReactNode }) => (
  <BottomBar label="Service">
    <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
      <Button component={RouterLink} to={paths.adminServices}>
        Cancel
      </Button>
      {save}
    </Stack>
  </BottomBar>
);
