import type { AnyObjectSchema, InferType } from 'yup';

export interface FormDraft<T> {
  /** What was typed before; null when there is nothing usable. */
  read(): T | null;
  write(values: T): void;
  clear(): void;
}

/**
 * What somebody has typed into a form and not sent yet. It outlives a reload and an expired session,
 * not the tab.
 * @param key names the form and whose it is, such as `vehicleDraft:{uid}`
 * @param schema what may be read back; checked strictly
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
        // Storage is full or switched off: a reload starts with an empty form.
      }
    },
    clear() {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // There is nothing to remove where nothing can be stored.
      }
    },
  };
}
