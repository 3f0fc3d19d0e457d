import { type FormikErrors, yupToFormErrors } from 'formik';
import { type AnyObjectSchema, object, type Schema } from 'yup';
import {
  changedFields,
  type FormComparison,
  fieldsOf,
  pick,
  type ToComparable,
} from './form-changes';
import { type Changes, type ChangesDraft, changesDraft } from './form-draft';

/** A field of a form that edits what is stored. */
export interface FieldDeclaration<Stored, Value> {
  /** Its name within a sentence. */
  label: string;
  /** Its value as it is stored. */
  from: (stored: Stored) => Value;
  /** The schema of its value in a draft, where it may be missing. */
  draft: Schema<Value | undefined>;
  /** The value as the API takes it; without it, as it is typed. */
  toRequest?: (typed: Value) => unknown;
  /** The value without what makes no difference, such as an order; without it, as the API takes it. */
  comparable?: (typed: Value) => unknown;
  /** It replaces the whole list when it is saved, and only while nobody else has changed that meanwhile. */
  isList?: boolean;
}

/** The values of a form with these fields. */
export type FormValues<Fields extends Record<string, { from: (stored: never) => unknown }>> = {
  [Name in keyof Fields]: ReturnType<Fields[Name]['from']>;
};

/** How a form reads, checks, compares and sends its fields. */
export interface FormModel<Stored, Values extends object> extends FormComparison<Values> {
  /** The fields' names within a sentence. */
  labels: Record<keyof Values, string>;
  valuesOf: (stored: Stored) => Values;
  /** The given fields as the API takes them. */
  requestOf: (typed: Partial<Values>) => Partial<Record<keyof Values, unknown>>;
  /**
   * The request that saves the changes: only the changed fields, so that others are not overwritten with old values,
   * and of lists as `seen` what they were made from.
   */
  updateOf: (changes: Changes<Values>) => object;
  check: (typed: Values) => Promise<FormikErrors<Values>>;
  /** The draft of the unsaved changes. @param key names the form, its user and what it edits */
  draftAt: (key: string) => ChangesDraft<Partial<Values>>;
}

/**
 * Builds a form from its fields.
 * @param schema the API's schema of the fields: by it they are checked, and what it trims makes no difference
 */
export function createFormModel<Stored, Values extends object>(
  fields: { [Name in keyof Values]: FieldDeclaration<Stored, Values[Name]> },
  schema: AnyObjectSchema,
): FormModel<Stored, Values> {
  const names = Object.keys(fields) as (keyof Values)[];

  /** An object with something for each field. */
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

  const lists = names.filter((name) => fields[name].isList);

  const updateOf = ({ typed, before }: Changes<Values>): object => {
    const changes = changedFields(typed, before, toComparable);
    const replaced = fieldsOf(changes).filter((name) => lists.includes(name));
    return {
      ...requestOf(changes),
      ...(replaced.length > 0 && { seen: requestOf(pick(before, replaced)) }),
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
