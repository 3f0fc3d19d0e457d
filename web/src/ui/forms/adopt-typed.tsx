import { useFormikContext } from 'formik';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Takes over what was typed into the fields of a form before React hydrated it. React reports no change of them, and would
 * write its own values over them with the next render.
 */
export function AdoptTyped() {
  const place = useRef<HTMLSpanElement>(null);
  const { values, setValues } = useFormikContext<Record<string, string>>();
  const adopt = useEffectEvent(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    const fields = new FormData(form);
    const typed = Object.keys(values).map((name) => [
      name,
      String(fields.get(name) ?? values[name]),
    ]);
    if (typed.some(([name = '', text]) => text !== values[name])) {
      void setValues(Object.fromEntries(typed), false);
    }
  });
  useLayoutEffect(() => adopt(), []);
  return <span ref={place} hidden />;
}
