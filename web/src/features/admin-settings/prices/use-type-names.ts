import { useFormikContext } from 'formik';
import type { SettingsForm } from '../form/settings-form';

/** Returns the name of each vehicle type by its id, as they are typed in the form. */
export function useTypeNames(): ReadonlyMap<string, string> {
  const { vehicleTypes } = useFormikContext<SettingsForm>().values;
  return new Map(vehicleTypes.map(({ _id, name }) => [_id, name.trim() || 'Without a name']));
}
