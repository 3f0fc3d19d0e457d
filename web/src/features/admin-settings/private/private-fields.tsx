import { maxDeskNoteLength, type PrivateSettings } from '@carwash/domain/settings/private-settings';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useField, useFormikContext } from 'formik';
import type { ChangesDraft } from '~/lib/forms/form-draft';
import { useUnsavedChanges } from '~/lib/forms/use-unsaved-changes';
import { AskBeforeLeaving } from '~/ui/dialogs/ask-before-leaving';
import { FocusFirstError } from '~/ui/forms/focus-first-error';
import { FormField } from '~/ui/forms/form-field';
import { FormSection } from '~/ui/forms/form-section';
import { SaveBar } from '~/ui/forms/save-bar';
import { SavedElsewhere } from '~/ui/forms/saved-elsewhere';
import { privateComparison, privateFieldNames } from './private-form';

const optional = { htmlInput: { required: false } };

function ReceiptFields() {
  return (
    <Box
      sx={{
        display: 'grid',
        rowGap: 1.5,
        columnGap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <FormField
        name="legalName"
        label="Legal name"
        hint="Empty: receipts show the name of the business alone."
        slotProps={optional}
      />
      <FormField
        name="taxNumber"
        label="Tax number"
        hint="Empty: receipts show none."
        slotProps={optional}
      />
    </Box>
  );
}

/** The field of the desk note. Shows how many characters are left when few are left. */
function DeskNoteField() {
  const [{ value }] = useField<string>('deskNote');
  const left = maxDeskNoteLength - value.trim().length;
  const hint = left <= 100 && left >= 0 ? `${left} characters left.` : 'Empty: nothing is shown.';
  return (
    <FormField
      name="deskNote"
      label="Desk note"
      multiline
      minRows={4}
      hint={hint}
      slotProps={optional}
    />
  );
}

interface PrivateFieldsProps {
  /** The same object until another version is saved. */
  saved: PrivateSettings;
  draft: ChangesDraft<Partial<PrivateSettings>>;
  /** Whether the form started with a draft from before a reload or a sign-in. */
  isContinued: boolean;
}

/** All fields of the private settings, with the handling of unsaved changes. */
export function PrivateFields({ saved, draft, isContinued }: PrivateFieldsProps) {
  const { isSubmitting, setValues } = useFormikContext<PrivateSettings>();
  const unsaved = useUnsavedChanges(saved, draft, privateComparison);
  const { changes, isChanged, savedElsewhere, forgetElsewhere } = unsaved;
  return (
    <Stack sx={{ gap: 3 }}>
      <FocusFirstError />
      <AskBeforeLeaving when={isChanged && !isSubmitting} onDiscard={draft.clear} />
      {isContinued && isChanged && (
        <Alert severity="info">Here are the changes that you had not saved yet.</Alert>
      )}
      <SavedElsewhere
        subject="The settings were"
        fields={savedElsewhere}
        changes={changes}
        names={privateFieldNames}
        lists={privateComparison.lists}
        onClose={forgetElsewhere}
      />
      <FormSection title="Receipts">
        <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
          Printed on the receipts of what is sold from now on. Earlier receipts stay as they are.
        </Typography>
        <ReceiptFields />
      </FormSection>
      <FormSection title="Desk">
        <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
          Stands above the day for every admin, such as ‘The alarm code changes on Monday’.
        </Typography>
        <DeskNoteField />
      </FormSection>
      <SaveBar isChanged={isChanged} onDiscard={() => void setValues(saved)} />
    </Stack>
  );
}
