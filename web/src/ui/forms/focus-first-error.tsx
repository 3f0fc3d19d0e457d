import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Moves the focus to the first invalid field after a refused submit. */
export function FocusFirstError() {
  const { submitCount, isSubmitting, isValid } = useFormikContext();
  const mark = useRef<HTMLSpanElement>(null);
  const focusFirstError = useEffectEvent(() => {
    if (isValid || isSubmitting) return;
    mark.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focusFirstError();
  }, [submitCount, isSubmitting]);
  return <span ref={mark} hidden />;
}
