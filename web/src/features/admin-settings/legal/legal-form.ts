import { type LegalTexts, legalTextsSchema } from '@carwash/domain/settings/legal-texts';
import { string } from 'yup';
import { createFormModel } from '~/lib/forms/form-model';

const text = (label: string, name: keyof LegalTexts) => ({
  label,
  from: (texts: LegalTexts) => texts[name],
  draft: string(),
});

export const legalForm = createFormModel<LegalTexts, LegalTexts>(
  { privacy: text('privacy notice', 'privacy'), terms: text('terms', 'terms') },
  legalTextsSchema,
);
