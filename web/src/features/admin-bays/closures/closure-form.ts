import type { Bay } from '@carwash/domain/days/bay';
import { type CloseBays, closeBaysSchema } from '@carwash/domain/days/closure';
import { type FormikErrors, yupToFormErrors } from 'formik';

export interface ClosureForm {
  bays: string[];
  /** First and last day, yyyy-MM-dd. */
  from: string;
  to: string;
  /** 'times': only a part of each day. */
  part: 'day' | 'times';
  /** HH:mm; empty start: from the beginning of the day; empty end: to its end. */
  startTime: string;
  endTime: string;
  note: string;
}

/** Returns the initial values: today, and no bay chosen unless there is only one. */
export const firstClosure = (bays: readonly Bay[], today: string): ClosureForm => ({
  bays: bays.length === 1 ? bays.map(({ _id }) => _id) : [],
  from: today,
  to: today,
  part: 'day',
  startTime: '12:00',
  endTime: '',
  note: '',
});

/** Returns the form as the API's request body. */
const bodyOf = ({ part, startTime, endTime, ...closure }: ClosureForm) => ({
  ...closure,
  startTime: part === 'times' && startTime !== '' ? startTime : null,
  endTime: part === 'times' && endTime !== '' ? endTime : null,
});

/** Validates the form with the schema of the API. */
export async function checkClosureForm(typed: ClosureForm): Promise<FormikErrors<ClosureForm>> {
  try {
    await closeBaysSchema.validate(bodyOf(typed), { abortEarly: false });
    return {};
  } catch (refusal) {
    return yupToFormErrors(refusal);
  }
}

/** Returns the request body; null while the form is incomplete. */
export function closureBody(typed: ClosureForm, preview: boolean): CloseBays | null {
  const body = { ...bodyOf(typed), preview };
  return closeBaysSchema.isValidSync(body) ? closeBaysSchema.cast(body) : null;
}
