import { type LegalTexts, maxLegalTextLength } from '@carwash/domain/settings/legal-texts';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { legalTemplate } from '~/entities/settings/legal/legal-templates';
import { paths } from '~/lib/address/paths';
import { useSettings } from '~/lib/settings/settings';
import { formatCount } from '~/ui/format/format-count';
import { FormField } from '~/ui/forms/form-field';
import { FormSection } from '~/ui/forms/form-section';

interface LegalFieldProps {
  name: keyof LegalTexts;
  label: string;
}

/** The text of one legal page, with a button that starts it from the site's own text. */
function LegalField({ name, label }: LegalFieldProps) {
  const settings = useSettings();
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
        <Button onClick={() => void setValue(legalTemplate(name, settings))} sx={{ minHeight: 44 }}>
          Start from our text
        </Button>
      )}
    </FormSection>
  );
}

/** The texts of the legal pages. */
export const LegalFields = () => (
  <>
    <LegalField name="privacy" label="Privacy notice" />
    <LegalField name="terms" label="Terms" />
  </>
);
