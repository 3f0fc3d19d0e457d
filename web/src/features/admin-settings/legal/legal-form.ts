import {
  type LegalSettings,
  type LegalTextName,
  legalSettingsSchema,
} from '@carwash/domain/settings/legal-settings';
import type { RetentionName } from '@carwash/domain/settings/retention';
import { string } from 'yup';
import { createFormModel, type FieldDeclaration, type FormValues } from '~/lib/forms/form-model';
import { numberOf, type TypedNumber, typedNumber } from '~/lib/forms/typed-number';

const text = (label: string, name: LegalTextName) => ({
  label,
  from: (settings: LegalSettings) => settings[name],
  draft: string(),
});

const time = (
  label: string,
  name: RetentionName,
): FieldDeclaration<LegalSettings, TypedNumber> => ({
  label,
  from: (settings) => settings[name],
  draft: typedNumber(),
  toRequest: numberOf,
});

const fields = {
  bookingMonths: time('months of bookings', 'bookingMonths'),
  walkInMonths: time('months of walk-ins', 'walkInMonths'),
  paymentYears: time('years of payments', 'paymentYears'),
  receiptYears: time('years of receipts', 'receiptYears'),
  noteMonths: time('months of notes', 'noteMonths'),
  messageMonths: time('months of messages', 'messageMonths'),
  privacy: text('privacy notice', 'privacy'),
  terms: text('terms', 'terms'),
};

/** The values of the form of the legal settings. */
export type LegalForm = FormValues<typeof fields>;

export const legalForm = createFormModel<LegalSettings, LegalForm>(fields, legalSettingsSchema);
