import type { Changes } from './form-draft';

/**
 * Returns the values of a form for comparison, field by field: values with irrelevant differences, such as
 * surrounding spaces, become equal.
 */
export type ToComparable<Values> = (values: Values) => Record<keyof Values, unknown>;

export const fieldsOf = <Values extends object>(values: Values): (keyof Values)[] =>
  Object.keys(values).filter((key): key is string & keyof Values => key in values);

/** Returns the values of the given fields. */
export const pick = <Values extends object>(
  values: Values,
  fields: readonly (keyof Values)[],
): Partial<Values> =>
  Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<Values>;

/** Returns the fields whose values differ. */
function differingFields<Values extends object>(
  one: Values,
  other: Values,
  toComparable: ToComparable<Values>,
): (keyof Values)[] {
  const [left, right] = [toComparable(one), toComparable(other)];
  return fieldsOf(one).filter(
    (field) => JSON.stringify(left[field]) !== JSON.stringify(right[field]),
  );
}

/** Returns the fields, with their typed values, that differ from the saved ones. */
export function changedFields<Values extends object>(
  typed: Values,
  saved: Values,
  toComparable: ToComparable<Values>,
): Partial<Values> {
  const changes: Partial<Values> = {};
  for (const field of differingFields(typed, saved, toComparable)) changes[field] = typed[field];
  return changes;
}

/** Rules for comparing a form's values, and its lists, each of which is saved as a whole. */
export interface FormComparison<Values> {
  toComparable: ToComparable<Values>;
  lists: readonly (keyof Values)[];
}

/**
 * Returns the form after something was saved, here or elsewhere: unsaved changes stay, all other fields take the
 * saved value. If somebody else has saved a list that has unsaved changes here, its `before` stays, so that saving
 * it is refused instead of removing their entries.
 */
export function followSaved<Values extends object>(
  { typed, before }: Changes<Values>,
  saved: Values,
  { toComparable, lists }: FormComparison<Values>,
): Changes<Values> {
  const changes = changedFields(typed, before, toComparable);
  const kept = changedFields({ ...saved, ...changes }, saved, toComparable);
  const conflicts = changedLists(before, saved, { toComparable, lists });
  const madeFrom = conflicts.filter((list) => Object.hasOwn(kept, list));
  return {
    typed: { ...saved, ...kept },
    before: { ...saved, ...pick(before, madeFrom) },
  };
}

/** Returns the lists that somebody else has saved since the form started from them. */
export const changedLists = <Values extends object>(
  before: Values,
  saved: Values,
  { toComparable, lists }: FormComparison<Values>,
): (keyof Values)[] =>
  differingFields(before, saved, toComparable).filter((field) => lists.includes(field));

/**
 * Returns the fields that were saved with another value than the form shows. Fields that this form itself has
 * saved are not among them.
 */
export function fieldsSavedElsewhere<Values extends object>(
  typed: Values,
  before: Values,
  now: Values,
  toComparable: ToComparable<Values>,
): (keyof Values)[] {
  const unlikeTyped = differingFields(typed, now, toComparable);
  return differingFields(before, now, toComparable).filter((field) => unlikeTyped.includes(field));
}
