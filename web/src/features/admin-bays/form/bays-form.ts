import { type Bay, bayKinds } from '@carwash/domain/bays/bay';
import { setBaysSchema } from '@carwash/domain/bays/endpoints';
import { type FormikErrors, yupToFormErrors } from 'formik';
import { array, object, string } from 'yup';
import type { FormComparison } from '~/lib/forms/form-changes';
import { changesDraft } from '~/lib/forms/form-draft';
import { type TypedNumber, typedNumber } from '~/lib/forms/typed-number';

/** A bay in the form. */
export interface BayEntry {
  _id: string;
  name: string;
  kind: Bay['kind'];
  /** Ids of services. Empty for a bay: every service that no van does. */
  services: string[];
  cleanUp: TypedNumber;
}

export interface BaysForm {
  bays: BayEntry[];
}

export const baysFormOf = (bays: readonly Bay[] | null): BaysForm => ({
  bays: (bays ?? []).map((bay) => ({ ...bay, services: bay.services ?? [] })),
});

/** The field's name within a sentence. */
export const baysFieldNames: Record<keyof BaysForm, string> = { bays: 'bays' };

/** A bay to begin with, under the first number that no other one has in its name. */
export function newBay(bays: readonly BayEntry[]): BayEntry {
  const names = bays.map(({ name }) => name.trim().toLowerCase());
  let number = bays.length + 1;
  while (names.includes(`bay ${number}`)) number += 1;
  // Short, because a day stores the id once per job.
  const _id = `bay-${crypto.randomUUID().slice(0, 8)}`;
  return { _id, name: `Bay ${number}`, kind: 'bay', services: [], cleanUp: 10 };
}

/** Returns the fields as the API takes them. */
const bodyOf = ({ bays }: BaysForm) => ({
  bays: bays.map(({ _id, name, kind, services, cleanUp }) => ({
    _id,
    name,
    kind,
    services: services.length > 0 ? services : null,
    cleanUp: cleanUp === '' ? undefined : cleanUp,
  })),
});

/** Returns a bay for comparison, without surrounding spaces. */
const comparableBay = ({ _id, name, kind, services, cleanUp }: BayEntry) => ({
  _id,
  kind,
  cleanUp,
  name: name.trim(),
  services: services.toSorted(),
});

export const baysComparison: FormComparison<BaysForm> = {
  toComparable: ({ bays }) => ({ bays: bays.map(comparableBay) }),
  lists: { bays: { idOf: ({ _id }) => _id, comparable: comparableBay } },
};

/** Validates the form with the schema of the API. */
export async function checkBaysForm(typed: BaysForm): Promise<FormikErrors<BaysForm>> {
  try {
    await setBaysSchema.validate(bodyOf(typed), { abortEarly: false });
    return {};
  } catch (refusal) {
    return yupToFormErrors(refusal);
  }
}

/**
 * Returns the request body.
 * @param seen the saved bays that the form started from
 */
export const baysUpdate = (typed: BaysForm, seen: readonly Bay[] | null) =>
  setBaysSchema.cast({ ...bodyOf(typed), seen, preview: false });

const draftSchema = object({
  bays: array().of(
    object({
      _id: string().defined(),
      name: string().defined(),
      kind: string().oneOf(bayKinds).defined(),
      services: array().of(string().defined()).defined(),
      cleanUp: typedNumber().defined(),
    }),
  ),
});

/** Returns the draft of changes to the bays, one per user and tab. */
export const baysDraft = (uid: string) => changesDraft(`baysDraft:${uid}`, draftSchema);
