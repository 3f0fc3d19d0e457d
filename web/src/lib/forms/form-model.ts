import { type FormikErrors, yupToFormErrors } from 'formik';
import { type AnyObjectSchema, object, type Schema } from 'yup';
import { changedFields, type FormComparison, pick, type ToComparable } from './form-changes';
import { type Changes, type ChangesDraft, changesDraft } from './form-draft';

/** A field of a form that edits a record. */
export interface FieldDeclaration<Stored, Value> {
  /** Name of the field, for use within a sentence. */
  label: string;
  /** Returns the form's value of a record. */
  from: (stored: Stored) => Value;
  /** Schema of the value in a draft, where it may be missing. */
  draft: Schema<Value | undefined>;
  /** Returns the value as the API takes it. Left out if that is as it is typed. */
  toRequest?: (typed: Value) => unknown;
  /**
   * Returns the value for comparison, without irrelevant differences such as an order. Left out if that is as the
   * API takes it.
   */
  comparable?: (typed: Value) => unknown;
  /** True for a list that is saved as a whole, and refused if somebody else has changed it meanwhile. */
  isList?: boolean;
}

/** The values of a form with these fields. */
export type FormValues<Fields extends Record<string, { from: (stored: never) => unknown }>> = {
  [Name in keyof Fields]: ReturnType<Fields[Name]['from']>;
};

/** Rules by which a form reads, validates, compares and sends its fields. */
export interface FormModel<Stored, Values extends object> extends FormComparison<Values> {
  /** Names of the fields, for use within a sentence. */
  labels: Record<keyof Values, string>;
  valuesOf: (stored: Stored) => Values;
  /** Returns the given fields as the API takes them. */
  requestOf: (typed: Partial<Values>) => Partial<Record<keyof Values, unknown>>;
  /**
   * Returns the request body: only the changes, so that other fields are not overwritten with old values, and for
   * each changed list, in `seen`, the version it started from.
   */
  updateOf: (changes: Changes<Values>) => object;
  /** Validates the form with the schema of the API. */
  check: (typed: Values) => Promise<FormikErrors<Values>>;
  /**
   * Returns the draft of unsaved changes.
   * @param key names the form, its user and the record
   */
  draftAt: (key: string) => ChangesDraft<Partial<Values>>;
}

/**
 * Creates the model of a form from its fields.
 * @param schema of the API, for all fields. Differences that it removes, such as surrounding spaces, are no change
 */
export function createFormModel<Stored, Values extends object>(
  fields: { [Name in keyof Values]: FieldDeclaration<Stored, Values[Name]> },
  schema: AnyObjectSchema,
): FormModel<Stored, Values> {
  const names = Object.keys(fields) as (keyof Values)[];

  /** Returns an object with the computed value of each field. */
  const forEach = <Result>(compute: (name: keyof Values) => unknown) =>
    Object.fromEntries(names.map((name) => [name, compute(name)])) as Result;

  const draftSchema: AnyObjectSchema = object(forEach((name) => fields[name].draft));

  const requestOf = (typed: Partial<Values>): Partial<Record<keyof Values, unknown>> => {
    const given = names.filter((name) => typed[name] !== undefined);
    const entries = given.map((name) => {
      const value = typed[name] as Values[keyof Values];
      const { toRequest } = fields[name];
      return [name, toRequest ? toRequest(value) : value];
    });
    return Object.fromEntries(entries) as Partial<Record<keyof Values, unknown>>;
  };

  const toComparable: ToComparable<Values> = (typed) => {
    const sent = schema.cast(requestOf(typed), { assert: false });
    return forEach((name) => fields[name].comparable?.(typed[name]) ?? sent[name]);
  };

  /** Returns a list as it was saved, without the blank entry that the form adds to an empty one. */
  const withoutBlanks = (list: unknown) =>
    Array.isArray(list) ? list.filter((entry) => entry !== '') : list;

  const lists = names.filter((name) => fields[name].isList);

  const updateOf = ({ typed, before }: Changes<Values>): object => {
    const changes = changedFields(typed, before, toComparable);
    const replaced = lists.filter((name) => Object.hasOwn(changes, name));
    const seen = requestOf(pick(before, replaced));
    const seenLists = replaced.map((name) => [name, withoutBlanks(seen[name])]);
    return {
      ...requestOf(changes),
      ...(replaced.length > 0 && { seen: Object.fromEntries(seenLists) }),
    };
  };

  const check = async (typed: Values): Promise<FormikErrors<Values>> => {
    try {
      await schema.validate(requestOf(typed), { abortEarly: false });
      return {};
    } catch (refusal) {
      return yupToFormErrors(refusal);
    }
  };

  return {
    labels: forEach((name) => fields[name].label),
    valuesOf: (stored) => forEach((name) => fields[name].from(stored)),
    requestOf,
    updateOf,
    toComparable,
    lists,
    check,
    draftAt: (key) => changesDraft(key, draftSchema),
  };
}
