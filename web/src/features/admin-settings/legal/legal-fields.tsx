import { legalTemplate } from '@carwash/domain/own-data/legal-templates';
import { type LegalTextName, maxLegalTextLength } from '@carwash/domain/settings/legal-settings';
import {
  defaultRetention,
  type Retention,
  type RetentionName,
  retentionLimits,
  retentionNames,
} from '@carwash/domain/settings/retention';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useField, useFormikContext } from 'formik';
import { paths } from '~/lib/address/paths';
import { useSettings } from '~/lib/settings/settings';
import { formatCount } from '~/ui/format/format-count';
import { FormField } from '~/ui/forms/form-field';
import { FormSection } from '~/ui/forms/form-section';
import { NumberField } from '~/ui/forms/number-field';
import type { LegalForm } from './legal-form';

/** Returns the typed times; the default of one that is empty. */
function typedRetention(values: LegalForm): Retention {
  const typed = retentionNames.flatMap((name) =>
    values[name] === '' ? [] : [[name, values[name]] as const],
  );
  return { ...defaultRetention, ...Object.fromEntries(typed) };
}

interface LegalFieldProps {
  name: LegalTextName;
  label: string;
}

/** The text of one legal page, with a button that starts it from the site's own text. */
function LegalField({ name, label }: LegalFieldProps) {
  const settings = useSettings();
  const { values } = useFormikContext<LegalForm>();
  const [{ value }, , { setValue }] = useField<string>(name);
  const length = value.trim().length;
  return (
    <FormSection title={label}>
      <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
        Stands at{' '}
        <Link href={paths[name]} target="_blank" rel="noopener">
          {paths[name]}
        </Link>
        . Leave an empty line between paragraphs, and begin a heading with ‘# ’. Empty: the page
        shows our own text, which follows your settings. Ask a lawyer whether it fits your business.
      </Typography>
      <FormField
        name={name}
        label={label}
        multiline
        minRows={8}
        hint={
          length === 0
            ? 'Empty: our own text is shown.'
            : `${formatCount(length)} of ${formatCount(maxLegalTextLength)} characters.`
        }
        slotProps={{ htmlInput: { required: false } }}
      />
      {length === 0 && (
        <Button
          onClick={() => void setValue(legalTemplate(name, settings, typedRetention(values)))}
          sx={{ minHeight: 44 }}
        >
          Start from our text
        </Button>
      )}
    </FormSection>
  );
}

interface RetentionFieldProps {
  name: RetentionName;
  label: string;
  hint: string;
}

const RetentionField = ({ name, label, hint }: RetentionFieldProps) => (
  <NumberField
    name={name}
    label={label}
    unit={name.endsWith('Years') ? 'years' : 'months'}
    hint={hint}
    {...retentionLimits[name]}
  />
);

const RetentionFields = () => (
  <FormSection title="How long data is kept">
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      After this time, everything that names a customer is erased for good, from older records too.
      Nothing is erased while money is open. The site’s own privacy notice states these times; a
      notice of yours has to state them itself. Ask your tax adviser how long your books have to
      name customers.
    </Typography>
    <Box
      sx={{
        display: 'grid',
        pt: 1,
        rowGap: 2.5,
        columnGap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <RetentionField
        name="bookingMonths"
        label="Bookings"
        hint="After the visit: name, contact, vehicle, address and note."
      />
      <RetentionField
        name="walkInMonths"
        label="Walk-ins"
        hint="The same of customers without an account."
      />
      <RetentionField
        name="paymentYears"
        label="Payments"
        hint="After they began: name, contact and vehicle. Sums stay."
      />
      <RetentionField
        name="receiptYears"
        label="Receipts"
        hint="After the money moved: name and plate. Sums and numbers stay."
      />
      <RetentionField
        name="noteMonths"
        label="Notes about customers"
        hint="After their last change. Beside a block they stay."
      />
      <RetentionField
        name="messageMonths"
        label="Messages"
        hint="After they were written: which ones, when and whether they arrived."
      />
    </Box>
  </FormSection>
);

/** The retention times and the texts of the legal pages. */
export const LegalFields = () => (
  <>
    <RetentionFields />
    <LegalField name="privacy" label="Privacy notice" />
    <LegalField name="terms" label="Terms" />
  </>
);
