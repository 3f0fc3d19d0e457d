/**
 * Normalizes the values of a form for comparison, field by field: values that differ only in what
 * does not count, such as surrounding spaces, become equal.
 */
export type ToComparable<Values> = (values: Values) => Record<keyof Values, unknown>;

const fieldsOf = <Values extends object>(values: Values): (keyof Values)[] =>
  Object.keys(values).filter((key): key is string & keyof Values => key in values);

/** The fields whose values differ. */
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

/** The fields, with their typed values, that differ from the saved ones. */
export function changedFields<Values extends object>(
  typed: Values,
  saved: Values,
  toComparable: ToComparable<Values>,
): Partial<Values> {
  const changes: Partial<Values> = {};
  for (const field of differingFields(typed, saved, toComparable)) changes[field] = typed[field];
  return changes;
}

/**
 * The form's values after something was saved, here or elsewhere: unsaved changes stay, all other
 * fields take the saved value.
 * @param before the saved values that the form has been based on so far
 */
export function mergeSavedValues<Values extends object>(
  typed: Values,
  before: Values,
  now: Values,
  toComparable: ToComparable<Values>,
): Values {
  const kept = { ...now, ...changedFields(typed, before, toComparable) };
  return { ...now, ...changedFields(kept, now, toComparable) };
}

/**
 * The fields that were saved with another value than the form shows. Fields that this form itself
 * has saved are not among them.
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
