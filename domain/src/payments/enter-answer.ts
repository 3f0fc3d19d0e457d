import { type InferType, object, string } from 'yup';
import { text } from '../schema/fields.ts';

/** What the provider's own page says of a payment. mispaid: another sum than the price was paid. */
export const enteredOutcomes = ['paid', 'mispaid', 'not_paid'] as const;
export type EnteredOutcome = (typeof enteredOutcomes)[number];

export const enteredOutcomeLabels: Record<EnteredOutcome, string> = {
  paid: 'Paid in full',
  mispaid: 'Another sum was paid',
  not_paid: 'Not paid',
};

/** The form that enters what the provider's own page says of a payment. */
export const enterAnswerSchema = object({
  outcome: string().oneOf(enteredOutcomes).required('Choose what the page says.'),
  /** The provider's number of the payment, or of its support's answer. */
  reference: text(100).label('Reference').required('Reference is required.'),
});

export type EnterAnswer = InferType<typeof enterAnswerSchema>;
