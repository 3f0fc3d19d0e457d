import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { FormDraft } from './form-draft';

/** Stores the values of the surrounding form as a draft, so that they survive a reload and a sign-in. */
export function SaveDraft<T>({ draft }: { draft: FormDraft<T> }) {
  const { values, dirty } = useFormikContext<T>();
  const kept = useRef(false);
  useEffect(() => {
    // Also stores values that the user has changed back to the initial ones.
    if (dirty || kept.current) draft.write(values);
    kept.current = dirty;
  }, [draft, dirty, values]);
  return null;
}
