import { type Bay, bayKinds } from '@carwash/domain/days/bay';
import { setBaysSchema } from '@carwash/domain/days/endpoints';
import { array, object, string } from 'yup';
import type { Changes } from '~/lib/forms/form-draft';
import { createFormModel, type FieldDeclaration } from '~/lib/forms/form-model';
import { numberOf, type TypedNumber, typedNumber } from '~/lib/forms/typed-number';

/** The bays of the business. */
export type Bays = readonly Bay[];

/** A bay in the form. */
export interface BayEntry extends Omit<Bay, 'services' | 'cleanUp'> {
  /** Ids of services. Empty for a bay: every service that no van does. */
  services: string[];
  cleanUp: TypedNumber;
}

export interface BaysForm {
  bays: BayEntry[];
}

/** Returns a bay as the API takes it. */
const bayOf = ({ services, cleanUp, ...bay }: BayEntry) => ({
  ...bay,
  services: services.length > 0 ? services : null,
  cleanUp: numberOf(cleanUp),
});

/** Returns a bay for comparison, without surrounding spaces. */
const comparableBay = (bay: BayEntry) => ({
  ...bay,
  name: bay.name.trim(),
  services: bay.services.toSorted(),
});

const bays: FieldDeclaration<Bays, BayEntry[]> = {
  label: 'bays',
  isList: true,
  from: (stored) => stored.map((bay) => ({ ...bay, services: bay.services ?? [] })),
  toRequest: (typed) => typed.map(bayOf),
  comparable: (typed) => typed.map(comparableBay),
  draft: array().of(
    object({
      _id: string().defined(),
      name: string().defined(),
      kind: string().oneOf(bayKinds).defined(),
      services: array().of(string().defined()).defined(),
      cleanUp: typedNumber().defined(),
    }),
  ),
};

export const baysForm = createFormModel<Bays, BaysForm>({ bays }, setBaysSchema);

/** Returns a new bay, named with the lowest unused number. */
export function newBay(bays: readonly BayEntry[]): BayEntry {
  const names = bays.map(({ name }) => name.trim().toLowerCase());
  let number = bays.length + 1;
  while (names.includes(`bay ${number}`)) number += 1;
  // Short, because a day stores the id once per job.
  const _id = `bay-${crypto.randomUUID().slice(0, 8)}`;
  return { _id, name: `Bay ${number}`, kind: 'bay', services: [], cleanUp: 10 };
}

/** Returns the request body. */
export const baysUpdate = ({ typed, before }: Changes<BaysForm>) =>
  setBaysSchema.cast({
    ...baysForm.requestOf(typed),
    seen: baysForm.requestOf(before).bays,
    preview: false,
  });
