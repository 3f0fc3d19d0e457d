import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { type VehicleDraft, writeVehicleDraft } from './vehicle-draft.ts';

/** Keeps what is typed into the surrounding form, so that no reload and no sign-in loses it. */
export function KeepDraft({ customer }: { customer: string }) {
  const { values, dirty } = useFormikContext<VehicleDraft>();
  useEffect(() => {
    if (dirty) writeVehicleDraft(customer, values);
  }, [customer, dirty, values]);
  return null;
}
