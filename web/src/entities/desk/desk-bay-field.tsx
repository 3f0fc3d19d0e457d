import { isFreeAt } from '@carwash/domain/days/free-bays';
import MenuItem from '@mui/material/MenuItem';
import { useField } from 'formik';
import { useBaysOn } from '~/entities/slots/queries';
import { FormField } from '~/ui/forms/form-field';
import type { DeskTime } from './now-slot';

/**
 * Lets the desk choose among the free bays. A chosen bay that is taken meanwhile stays chosen, so that the
 * customer does not silently get another one. Renders nothing on a day on which nothing was planned.
 */
export function DeskBayField({ time }: { time: DeskTime | undefined }) {
  const [{ value: chosen }] = useField<string>('bay');
  const slot = time?.slot;
  const bays = useBaysOn(slot?.date ?? null);
  const now = new Date();
  const isFree = (bay: string) =>
    slot?.free.some((free) => free.bay === bay && isFreeAt(free, now)) ?? false;
  const choices = bays.filter(({ _id }) => _id === chosen || isFree(_id));
  if (bays.length === 0) return null;
  return (
    <FormField
      name="bay"
      label="Bay"
      select
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">Any free bay</MenuItem>
      {choices.map(({ _id, name }) => (
        <MenuItem key={_id} value={_id}>
          {name}
          {!isFree(_id) && ' (taken)'}
        </MenuItem>
      ))}
    </FormField>
  );
}
