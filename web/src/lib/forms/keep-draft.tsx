import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { FormDraft } from './form-draft';

/** Keeps what is typed into the surrounding form, so that no reload and no sign-in loses it. */
export function KeepDraft<T>({ draft }: { draft: FormDraft<T> }) {
  const { values, dirty } = useFormikContext<T>();
  const kept = useRef(false);
  useEffect(() => {
    // Who types back to what was there before leaves nothing behind.
    if (dirty || kept.current) draft.write(values);
    kept.current = dirty;
  }, [draft, dirty, values]);
  return null;
}
