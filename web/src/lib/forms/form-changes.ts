import { type Entries, type MergedLists, mergeEntries } from './merge-entries';

/**
 * Returns the values of a form for comparison, field by field: values with irrelevant differences, such as
 * surrounding spaces, become equal.
 */
export type ToComparable<Values> = (values: Values) => Record<keyof Values, unknown>;

export const fieldsOf = <Values extends object>(values: Values): (keyof Values)[] =>
  Object.keys(values).filter((key): key is string & keyof Values => key in values);

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

/** Rules for comparing a form's values, and its lists that are merged entry by entry. */
export interface FormComparison<Values> {
  toComparable: ToComparable<Values>;
  lists: MergedLists<Values>;
}

/**
 * Returns the form's values after something was saved, here or elsewhere: unsaved changes stay, all other
 * fields take the saved value. In merged lists this applies to each entry.
 * @param before the saved values that the form has been based on so far
 */
export function mergeSavedValues<Values extends object>(
  typed: Values,
  before: Values,
  now: Values,
  { toComparable, lists }: FormComparison<Values>,
): Values {
  const changes = changedFields(typed, before, toComparable);
  const kept = { ...now, ...changedFields({ ...now, ...changes }, now, toComparable) };
  for (const field of fieldsOf(changes)) {
    const entries: Entries<unknown> | undefined = lists[field];
    const [mine, old, current]: unknown[] = [kept[field], before[field], now[field]];
    if (!entries || mine === current) continue;
    if (!Array.isArray(mine) || !Array.isArray(old) || !Array.isArray(current)) continue;
    Object.assign(kept, { [field]: mergeEntries(mine, old, current, entries) });
  }
  return kept;
}

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
