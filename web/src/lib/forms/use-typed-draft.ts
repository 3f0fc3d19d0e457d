import { useMemo } from 'react';
import type { AnyObjectSchema, InferType } from 'yup';
import { useSessionUser } from '~/lib/session/use-session';
import { type FormDraft, formDraft } from './form-draft';

/**
 * Returns the user's draft of a form, for `KeepTyped`. It exists only while something typed is not saved.
 * @param name names the form and its record, such as `damageNote:{bookingId}`
 * @param schema of the form's values; the same object on every render
 */
export function useTypedDraft<Schema extends AnyObjectSchema>(
  name: string,
  schema: Schema,
): FormDraft<InferType<Schema>> {
  const uid = useSessionUser()?._id ?? '';
  return useMemo(() => formDraft(`typedDraft:${uid}:${name}`, schema), [uid, name, schema]);
}
