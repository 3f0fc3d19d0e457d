/**
 * The values of a form in the one way in which they are compared, field by field: two that differ only
 * in what counts for nothing, such as spaces around a text, come out equal.
 */
export type Compared<Values> = (values: Values) => Record<keyof Values, unknown>;

const fieldsOf = <Values extends object>(values: Values): (keyof Values)[] =>
  Object.keys(values).filter((key): key is string & keyof Values => key in values);

/** The fields whose values are not the same in both. */
function differingFields<Values extends object>(
  one: Values,
  other: Values,
  compared: Compared<Values>,
): (keyof Values)[] {
  const [left, right] = [compared(one), compared(other)];
  return fieldsOf(one).filter(
    (field) => JSON.stringify(left[field]) !== JSON.stringify(right[field]),
  );
}

/** The fields, as they were typed, that are not as they are saved. */
export function changedFields<Values extends object>(
  typed: Values,
  saved: Values,
  compared: Compared<Values>,
): Partial<Values> {
  const changes: Partial<Values> = {};
  for (const field of differingFields(typed, saved, compared)) changes[field] = typed[field];
  return changes;
}

/**
 * The form after something was saved, here or elsewhere: what somebody has typed and what is not saved
 * yet stays, everything else is as it is saved.
 * @param before what was saved, as the form has shown it so far
 */
export function followSaved<Values extends object>(
  typed: Values,
  before: Values,
  now: Values,
  compared: Compared<Values>,
): Values {
  const kept = { ...now, ...changedFields(typed, before, compared) };
  return { ...now, ...changedFields(kept, now, compared) };
}

/**
 * The fields that were saved with something else than the form shows: not what was saved by this form
 * itself, which shows it already.
 */
export function fieldsSavedElsewhere<Values extends object>(
  typed: Values,
  before: Values,
  now: Values,
  compared: Compared<Values>,
): (keyof Values)[] {
  const unlikeTyped = differingFields(typed, now, compared);
  return differingFields(before, now, compared).filter((field) => unlikeTyped.includes(field));
}
