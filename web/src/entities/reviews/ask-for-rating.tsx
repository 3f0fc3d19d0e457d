import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';

/** Calls `onMissing` whenever the form was to be sent without stars. Shows nothing. */
export function AskForRating({ onMissing }: { onMissing: () => void }) {
  const { submitCount, isSubmitting, errors } = useFormikContext<{ rating: number }>();
  const askIfMissing = useEffectEvent(() => {
    if (errors.rating !== undefined) onMissing();
  });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) askIfMissing();
  }, [submitCount, isSubmitting]);
  return null;
}
