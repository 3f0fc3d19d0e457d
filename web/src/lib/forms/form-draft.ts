import { type AnyObjectSchema, type InferType, object } from 'yup';
import { readJson, removeStored, writeJson } from '../storage';

export interface FormDraft<T> {
  /** The stored values; null when there are none or they do not match the schema. */
  read(): T | null;
  write(values: T): void;
  clear(): void;
}

/**
 * Returns a draft stored under `key`.
 * @param isDraft tells whether a stored value is valid: an older version may have written it
 */
function storedDraft<T>(key: string, isDraft: (stored: unknown) => stored is T): FormDraft<T> {
  return {
    read() {
      const stored = readJson('session', key);
      return isDraft(stored) ? stored : null;
    },
    write: (values) => writeJson('session', key, values),
    clear: () => removeStored('session', key),
  };
}

/**
 * Stores the unsent input of a form. The draft survives a reload and an expired session, but neither the tab
 * nor signing out in it.
 * @param key names the form and its user, such as `bookingDraft:{uid}`
 * @param schema of the stored values; checked strictly
 */
export const formDraft = <Schema extends AnyObjectSchema>(
  key: string,
  schema: Schema,
): FormDraft<InferType<Schema>> =>
  storedDraft(key, (stored): stored is InferType<Schema> =>
    schema.isValidSync(stored, { strict: true }),
  );

/** Unsaved changes to a saved record. */
export interface Changes<Fields> {
  typed: Fields;
  /** The values from which the changes started. They tell changes saved elsewhere from typed ones. */
  before: Fields;
}

export type ChangesDraft<Fields> = FormDraft<Changes<Fields>>;

/**
 * Stores unsaved changes like `formDraft`.
 * @param schema of the changed fields
 */
export function changesDraft<Schema extends AnyObjectSchema>(
  key: string,
  schema: Schema,
): ChangesDraft<InferType<Schema>> {
  const changes = object({ typed: schema.required(), before: schema.required() });
  return storedDraft(key, (stored): stored is Changes<InferType<Schema>> =>
    changes.isValidSync(stored, { strict: true }),
  );
}
