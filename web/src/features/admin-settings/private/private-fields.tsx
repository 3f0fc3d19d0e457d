import { maxDeskNoteLength } from '@carwash/domain/settings/private-settings';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { FormField } from '~/ui/forms/form-field';
import { FormSection } from '~/ui/forms/form-section';

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

/** All fields of the private settings. */
export const PrivateFields = () => (
  <>
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
  </>
);
