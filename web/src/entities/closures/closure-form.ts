import { type CloseBays, closeBaysSchema } from '@carwash/domain/days/closure';
import { withClosedDays } from '@carwash/domain/settings/closed-days';
import type { HoursException } from '@carwash/domain/settings/opening-hours';
import { type FormikErrors, yupToFormErrors } from 'formik';
import { array, type InferType, object, string } from 'yup';
import { useTypedDraft } from '~/lib/forms/use-typed-draft';
import type { Closed } from './use-closed';

const closureFormSchema = object({
  /** Ids of the bays; all of them: the whole shop. */
  bays: array().of(string().required()).defined(),
  when: string().oneOf(['day', 'days', 'hours']).required(),
  /** First and last day, yyyy-MM-dd. `to` counts only for several days. */
  from: string().defined(),
  to: string().defined(),
  /** HH:mm; empty start: from the beginning of the day; empty end: to its end. */
  startTime: string().defined(),
  endTime: string().defined(),
  note: string().defined(),
});

export type ClosureForm = InferType<typeof closureFormSchema>;

/** Returns the draft of what is to be closed, as it was opened from a day. */
export const useClosureDraft = (day: string) => useTypedDraft(`close:${day}`, closureFormSchema);

/** Returns the initial values: nothing is chosen but the day. */
export const emptyClosure = (day: string): ClosureForm => ({
  bays: [],
  when: 'day',
  from: day,
  to: day,
  startTime: '',
  endTime: '',
  note: '',
});

const bodyOf = ({ when, startTime, endTime, ...closure }: ClosureForm) => ({
  ...closure,
  to: when === 'days' ? closure.to : closure.from,
  startTime: when === 'hours' && startTime !== '' ? startTime : null,
  endTime: when === 'hours' && endTime !== '' ? endTime : null,
});

/** Tells whether the form closes the whole shop on whole days, which customers see in its hours. */
export const closesShop = ({ when, bays }: ClosureForm, known: Pick<Closed, 'bays'>): boolean =>
  when !== 'hours' && known.bays.every(({ _id }) => bays.includes(_id));

const schemaErrors = async (typed: ClosureForm): Promise<FormikErrors<ClosureForm>> => {
  try {
    await closeBaysSchema.validate(bodyOf(typed), { abortEarly: false });
    return {};
  } catch (refusal) {
    return yupToFormErrors(refusal);
  }
};

/** Validates the form: with the schema of the API, and that it is about days to come. */
export async function checkClosureForm(
  typed: ClosureForm,
  today: string,
): Promise<FormikErrors<ClosureForm>> {
  const { from, to, ...others } = await schemaErrors(typed);
  const isOver = bodyOf(typed).to < today;
  const errors: FormikErrors<ClosureForm> = { ...others };
  if (typed.when === 'hours' && typed.startTime === '' && typed.endTime === '') {
    errors.startTime = 'Enter when it begins or ends.';
  }
  if (typed.when === 'days') {
    if (from) errors.from = from;
    if (to ?? isOver) errors.to = to ?? 'The last day must not be in the past.';
  } else if (from || to) {
    errors.from = 'Day is required.';
  } else if (isOver) {
    errors.from = 'The day must not be in the past.';
  }
  return errors;
}

/** The change that the form makes: closures of bays, or exceptions of the opening hours. */
export type ClosurePlan =
  | { kind: 'bays'; body: CloseBays }
  | { kind: 'shop'; from: string; to: string; exceptions: HoursException[] };

/** Returns the changes of the form; null while it is incomplete. */
export function closurePlan(typed: ClosureForm, closed: Closed, today: string): ClosurePlan | null {
  const given = bodyOf(typed);
  if (!closeBaysSchema.isValidSync(given) || given.to < today) return null;
  const body = closeBaysSchema.cast(given);
  if (closesShop(typed, closed)) {
    const exceptions = withClosedDays(closed.exceptions, body, today);
    return { kind: 'shop', from: body.from, to: body.to, exceptions };
  }
  const isWholeDay = body.startTime === null && body.endTime === null;
  return typed.when === 'hours' && isWholeDay ? null : { kind: 'bays', body };
}
