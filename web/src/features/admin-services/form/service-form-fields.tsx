import {
  serviceCategories,
  serviceCategoryLabels,
} from '@carwash/domain/services/service-category';
import { serviceLocationLabels, serviceLocations } from '@carwash/domain/services/service-location';
import { vehicleTypeLabels } from '@carwash/domain/services/vehicle';
import { vehicleDetails } from '@carwash/domain/services/vehicle-details';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useField, useFormikContext } from 'formik';
import type { ReactNode, WheelEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { askedVehicleDetails } from '~/entities/bookings/asked-vehicle-details';
import { paths } from '~/lib/address/paths';
import type { FormDraft } from '~/lib/forms/form-draft';
import { useUnsavedChanges } from '~/lib/forms/use-unsaved-changes';
import { AskBeforeLeaving } from '~/ui/dialogs/ask-before-leaving';
import { FocusFirstError } from '~/ui/forms/focus-first-error';
import { FormField } from '~/ui/forms/form-field';
import { FormSection } from '~/ui/forms/form-section';
import { ImageField } from './image-field';
import { PicturesField } from './pictures-field';
import {
  comparableService,
  type ServiceDraft,
  type ServiceForm,
  serviceFieldNames,
} from './service-form';
import { TextListField } from './text-list-field';
import { useRunningUploads, useServiceImage } from './use-service-image';

type Field = keyof ServiceForm;

const listed = new Intl.ListFormat('en');

const namesOf = (fields: readonly Field[]): string =>
  listed.format(fields.map((field) => serviceFieldNames[field]));

interface SavedElsewhereProps {
  /** Fields that another admin has saved while the form was open. */
  fields: readonly Field[];
  /** Unsaved changes of the form. */
  changes: Partial<ServiceForm>;
  onClose: () => void;
}

/** Tells that another admin has changed the service, and what saving would overwrite. */
function SavedElsewhere({ fields, changes, onClose }: SavedElsewhereProps) {
  if (fields.length === 0) return null;
  const replaced = fields.filter((field) => Object.hasOwn(changes, field));
  return (
    <Alert severity={replaced.length > 0 ? 'warning' : 'info'} onClose={onClose}>
      This service was changed elsewhere meanwhile: {namesOf(fields)}.
      {replaced.length > 0 &&
        ` What you have typed is still here: saving replaces the new ${namesOf(replaced)}.`}
    </Alert>
  );
}

/** Prevents scrolling over a number field from changing its value. */
const leaveOnScroll = ({ currentTarget }: WheelEvent<HTMLElement>) => currentTarget.blur();

const freeServiceHint = 'Free of charge: customers book it at once, without paying.';

function ServiceFields() {
  const [{ value: price }] = useField<number | ''>('price');
  const [{ value: location }] = useField<string>('location');
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
      <FormField
        name="price"
        label="Price"
        type="number"
        hint={price === 0 ? freeServiceHint : undefined}
        slotProps={{
          input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
          htmlInput: { min: 0, step: 0.01, inputMode: 'decimal', onWheel: leaveOnScroll },
        }}
      />
      <FormField
        name="duration"
        label="Duration"
        type="number"
        slotProps={{
          input: { endAdornment: <InputAdornment position="end">mins</InputAdornment> },
          htmlInput: { min: 0, step: 1, inputMode: 'numeric', onWheel: leaveOnScroll },
        }}
      />
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
    </Box>
  );
}

/** Whether brand, model and year are asked. Not shown where they are asked for every service. */
function VehicleDetailsField() {
  const [field] = useField<boolean>({ name: 'asksVehicleDetails', type: 'checkbox' });
  if (askedVehicleDetails.length === vehicleDetails.length) return null;
  return (
    <FormControlLabel
      control={<Switch {...field} />}
      label="Ask for brand, model and year of the vehicle"
      sx={{ mt: 1 }}
    />
  );
}

const vehicleTypes = Object.values(vehicleTypeLabels);

interface ServiceFormFieldsProps {
  /** The same object until another version is saved. */
  saved: ServiceForm;
  draft: FormDraft<ServiceDraft>;
  /** The form started with a draft from before a reload or a sign-in. */
  isContinued: boolean;
  /** Renders the submit button. */
  button: (state: { isChanged: boolean; isUploading: boolean }) => ReactNode;
  children?: ReactNode;
}

/** All fields of a service, with the handling of unsaved changes. */
export function ServiceFormFields(props: ServiceFormFieldsProps) {
  const { saved, draft, isContinued, button, children } = props;
  const { isSubmitting } = useFormikContext();
  const unsaved = useUnsavedChanges(saved, draft, comparableService);
  const { changes, isChanged, savedElsewhere, forgetElsewhere } = unsaved;
  const uploads = useRunningUploads();
  const image = useServiceImage('image', uploads);
  return (
    // Leaves room for a toast below the buttons at the end of the page.
    <Stack sx={{ gap: 3, pb: 10 }}>
      <FocusFirstError />
      <AskBeforeLeaving when={isChanged && !isSubmitting} onDiscard={draft.clear} />
      {children}
      {isContinued && isChanged && (
        <Alert severity="info">Here is what you had typed and not saved yet.</Alert>
      )}
      <SavedElsewhere fields={savedElsewhere} changes={changes} onClose={forgetElsewhere} />
      <FormSection title="Image">
        <ImageField image={image} label="Image" noun="image" />
      </FormSection>
      <FormSection title="Details">
        <ServiceFields />
      </FormSection>
      <FormSection title="Pictures">
        <PicturesField uploads={uploads} />
      </FormSection>
      <FormSection title="Benefits">
        <TextListField name="benefits" entry="Benefit" />
      </FormSection>
      <FormSection title="Suitable for">
        <TextListField name="suitableFor" entry="Vehicle type" suggestions={vehicleTypes} />
        <VehicleDetailsField />
      </FormSection>
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
        <Button component={RouterLink} to={paths.adminServices}>
          Cancel
        </Button>
        {button({ isChanged, isUploading: uploads.areRunning })}
      </Stack>
    </Stack>
  );
}
