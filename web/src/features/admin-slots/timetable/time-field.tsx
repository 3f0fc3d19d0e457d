import { FormField } from '~/ui/forms/form-field';

/** A time of day in the business time zone, HH:mm. */
export const TimeField = ({ name, label }: { name: string; label: string }) => (
  <FormField name={name} label={label} type="time" slotProps={{ inputLabel: { shrink: true } }} />
);
