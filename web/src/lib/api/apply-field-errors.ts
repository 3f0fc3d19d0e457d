import { ApiFailure } from './api-failure';

interface FormFields<Values> {
  values: Values;
  setFieldTouched(field: string, isTouched: boolean, shouldValidate: boolean): unknown;
  setFieldError(field: string, message: string): void;
}

/**
 * Puts what the API says about single fields on the fields of a Formik form.
 * @returns whether at least one message landed on a field, so that nothing else need be shown.
 */
export function applyFieldErrors<Values extends object>(
  failure: unknown,
  { values, setFieldTouched, setFieldError }: FormFields<Values>,
): boolean {
  if (!(failure instanceof ApiFailure)) return false;
  const known = failure.errors.filter(({ path }) =>
    Object.hasOwn(values, path.split('.')[0] ?? ''),
  );
  for (const { path, message } of known) {
    // Without validation: the form's own schema has nothing against the value and would clear it.
    setFieldTouched(path, true, false);
    setFieldError(path, message);
  }
  return known.length > 0;
}
