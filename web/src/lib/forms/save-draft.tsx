import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { FormDraft } from './form-draft';

/**
 * Stores the values of the surrounding form as a draft, so that no reload and no sign-in loses
 * them.
 */
export function SaveDraft<T>({ draft }: { draft: FormDraft<T> }) {
  const { values, dirty } = useFormikContext<T>();
  const kept = useRef(false);
  useEffect(() => {
    // Written as well when the user has typed back to the initial values.
    if (dirty || kept.current) draft.write(values);
    kept.current = dirty;
  }, [draft, dirty, values]);
  return null;
}
