import { type Bay, bayKinds } from '@carwash/domain/bays/bay';
import { setBaysSchema } from '@carwash/domain/bays/endpoints';
import { type FormikErrors, yupToFormErrors } from 'formik';
import { array, number, object, string } from 'yup';
import type { ToComparable } from '~/lib/forms/form-changes';
import { formDraft } from '~/lib/forms/form-draft';
import { type TypedNumber, typedNumber } from '~/lib/forms/typed-number';

/** A bay in the form. */
export interface BayEntry {
  /** By it a bay is known while others are added, removed and put in order. */
  key: number;
  /** Empty: it is new. */
  _id: string;
  name: string;
  kind: Bay['kind'];
  /** None: of a bay, every service that no van does. */
  services: string[];
  cleanUp: TypedNumber;
}

export interface BaysForm {
  bays: BayEntry[];
}

export const baysFormOf = (bays: readonly Bay[] | null): BaysForm => ({
  bays: (bays ?? []).map((bay, key) => ({ ...bay, key, services: bay.services ?? [] })),
});

/** A bay to begin with, under the first number that no other one has in its name. */
export function newBay(bays: readonly BayEntry[]): BayEntry {
  const names = bays.map(({ name }) => name.trim().toLowerCase());
  let number = bays.length + 1;
  while (names.includes(`bay ${number}`)) number += 1;
  const key = Math.max(-1, ...bays.map((bay) => bay.key)) + 1;
  return { key, _id: '', name: `Bay ${number}`, kind: 'bay', services: [], cleanUp: 10 };
}

/** The fields as the API takes them. */
const bodyOf = ({ bays }: BaysForm) => ({
  bays: bays.map(({ _id, name, kind, services, cleanUp }) => ({
    ...(_id !== '' && { _id }),
    name,
    kind,
    services: services.length > 0 ? services : null,
    cleanUp: cleanUp === '' ? undefined : cleanUp,
  })),
});

/** Normalizes values for comparison: surrounding spaces do not count, nor ids, which a new bay gets when it is saved. */
export const comparableBays: ToComparable<BaysForm> = (typed) => ({
  bays: typed.bays.map(({ name, kind, services, cleanUp }) => ({
    kind,
    cleanUp,
    name: name.trim(),
    services: services.toSorted(),
  })),
});

/** Validates the form with the schema of the API. */
export async function checkBaysForm(typed: BaysForm): Promise<FormikErrors<BaysForm>> {
  try {
    await setBaysSchema.validate(bodyOf(typed), { abortEarly: false });
    return {};
  } catch (refusal) {
    return yupToFormErrors(refusal);
  }
}

export const baysUpdate = (typed: BaysForm) => setBaysSchema.cast(bodyOf(typed));

const draftSchema = object({
  bays: array().of(
    object({
      key: number().required(),
      _id: string().defined(),
      name: string().defined(),
      kind: string().oneOf(bayKinds).defined(),
      services: array().of(string().defined()).defined(),
      cleanUp: typedNumber().defined(),
    }),
  ),
});

/** Draft of the changes to the bays, one per user and tab. */
export const baysDraft = (uid: string) => formDraft(`baysDraft:${uid}`, draftSchema);
