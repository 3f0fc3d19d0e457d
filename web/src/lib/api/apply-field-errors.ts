import { ApiFailure } from './api-failure';

/** Said beside the button where the fields have the messages. */
export const markedFieldsText = 'Please check the marked fields.';

interface FormFields<Values> {
  values: Values;
  setFieldTouched(field: string, isTouched: boolean, shouldValidate: boolean): unknown;
  setFieldError(field: string, message: string): void;
}

/**
 * Shows the API's field errors on the fields of a Formik form.
 * @returns whether at least one message was shown on a field, so that no other message is needed.
 */
export function applyFieldErrors<Values extends object>(
  failure: unknown,
  { values, setFieldTouched, setFieldError }: FormFields<Values>,
): boolean {
  if (!(failure instanceof ApiFailure)) return false;
  const known = failure.errors.filter(({ path }) =>
    Object.hasOwn(values, path.split(/[.[]/)[0] ?? ''),
  );
  for (const { path, message } of known) {
    // Does not validate, because the form's own schema accepts the value and would clear the message.
    setFieldTouched(path, true, false);
    setFieldError(path, message);
  }
  return known.length > 0;
}
