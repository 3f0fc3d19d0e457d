import { FormField } from '~/ui/forms/form-field';

/** A time of the business's clocks in a form, HH:mm. */
export const TimeField = ({ name, label }: { name: string; label: string }) => (
  <FormField name={name} label={label} type="time" slotProps={{ inputLabel: { shrink: true } }} />
);
