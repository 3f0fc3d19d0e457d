import { vehicleTypeLabels } from '@carwash/domain/services/vehicle';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '~/lib/address/paths.ts';
import type { FormDraft } from '~/lib/forms/form-draft.ts';
import { useUnsavedChanges } from '~/lib/forms/use-unsaved-changes.ts';
import { AskBeforeLeaving } from '~/ui/dialogs/ask-before-leaving.tsx';
import { FocusFirstError } from '~/ui/forms/focus-first-error.tsx';
import { FormSection } from '~/ui/forms/form-section.tsx';
import { EntryList } from './entry-list.tsx';
import { ImageField } from './image-field.tsx';
import { SavedElsewhere } from './saved-elsewhere.tsx';
import { ServiceFields } from './service-fields.tsx';
import { comparedService, type ServiceDraft, type ServiceForm } from './service-form.ts';
import { useServiceImage } from './use-service-image.ts';

const vehicleTypes = Object.values(vehicleTypeLabels);

interface EditedServiceProps {
  /** The same object until something else is saved. */
  saved: ServiceForm;
  draft: FormDraft<ServiceDraft>;
  /** The form began with changes from before a reload or a sign-in. */
  isContinued: boolean;
  /** The button that sends the form. */
  button: (state: { isChanged: boolean; isUploading: boolean }) => ReactNode;
  children?: ReactNode;
}

/** Every field of a service, and what the form knows of itself: whether leaving would lose anything. */
export function EditedService(props: EditedServiceProps) {
  const { saved, draft, isContinued, button, children } = props;
  const { isSubmitting } = useFormikContext();
  const unsaved = useUnsavedChanges(saved, draft, comparedService);
  const { changes, isChanged, savedElsewhere, forgetElsewhere } = unsaved;
  const image = useServiceImage();
  return (
    // A toast has room below the buttons at the end of the page.
    <Stack sx={{ gap: 3, pb: 10 }}>
      <FocusFirstError />
      <AskBeforeLeaving when={isChanged && !isSubmitting} onDiscard={draft.clear} />
      {children}
      {isContinued && isChanged && (
        <Alert severity="info">Here is what you had typed and not saved yet.</Alert>
      )}
      <SavedElsewhere fields={savedElsewhere} changes={changes} onClose={forgetElsewhere} />
      <FormSection title="Image">
        <ImageField image={image} />
      </FormSection>
      <FormSection title="Details">
        <ServiceFields />
      </FormSection>
      <FormSection title="Benefits">
        <EntryList name="benefits" entry="Benefit" />
      </FormSection>
      <FormSection title="Suitable for">
        <EntryList name="suitableFor" entry="Vehicle type" suggestions={vehicleTypes} />
      </FormSection>
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
        <Button component={Link} to={paths.adminServices}>
          Cancel
        </Button>
        {button({ isChanged, isUploading: image.uploading })}
      </Stack>
    </Stack>
  );
}
