import type { AnyObjectSchema, InferType } from 'yup';

export interface FormDraft<T> {
  /** The stored values; null when there are none or they do not match the schema. */
  read(): T | null;
  write(values: T): void;
  clear(): void;
}

/**
 * Stores what a user has typed into a form and not sent yet. The draft survives a reload and an
 * expired session, but not the tab.
 * @param key names the form and its user, such as `bookingDraft:{uid}`
 * @param schema of the stored values; checked strictly
 */
export function formDraft<Schema extends AnyObjectSchema>(
  key: string,
  schema: Schema,
): FormDraft<InferType<Schema>> {
  return {
    read() {
      try {
        const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
        return schema.isValidSync(stored, { strict: true }) ? stored : null;
      } catch {
        return null;
      }
    },
    write(values) {
      try {
        sessionStorage.setItem(key, JSON.stringify(values));
      } catch {
        // Storage is full or switched off: after a reload the form is empty.
      }
    },
    clear() {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Storage is switched off, so there is nothing to remove.
      }
    },
  };
}
