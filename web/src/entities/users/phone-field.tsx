import { describePhoneNumber } from '@carwash/domain/users/phone-number';
import { useField } from 'formik';
import type { ComponentProps } from 'react';
import { businessCountry } from '~/lib/business-country';
import { FormField } from '~/ui/forms/form-field';

type PhoneFieldProps = Pick<
  ComponentProps<typeof FormField>,
  'name' | 'label' | 'autoComplete' | 'slotProps'
>;

/** The field of a phone number, with the number that will be called and its country below. */
export function PhoneField(props: PhoneFieldProps) {
  const [{ value }] = useField<string>(props.name);
  const called = describePhoneNumber(value, businessCountry);
  return <FormField {...props} type="tel" {...(called !== null && { hint: called })} />;
}
