import type { Service } from '@carwash/domain/services/service';
import { deskSlotTexts } from '@carwash/domain/slots/desk-slot';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { formatDay } from '~/ui/format/format-day.ts';
import { formatHours } from '~/ui/format/format-hours.ts';
import { FormField } from '~/ui/forms/form-field.tsx';
import type { PlannedSlot } from '../day/day-plan.ts';

interface DeskTimeFieldProps {
  service: Service;
  slots: PlannedSlot[];
}

/** What is booked and when. Another free time of the day can be chosen: somebody may be faster. */
export function DeskTimeField({ service, slots }: DeskTimeFieldProps) {
  const [{ value }] = useField<string>('slotId');
  const choices = slots.filter(({ slot, state }) => state === 'open' || slot._id === value);
  const day = slots[0]?.slot.date;
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography>
        <strong>{service.name}</strong>
        {day !== undefined && `, ${formatDay(day)}, ${service.duration} mins`}
      </Typography>
      <FormField name="slotId" label="Time" select>
        {choices.map(({ slot, state }) => (
          <MenuItem key={slot._id} value={slot._id}>
            {formatHours(slot)}
            {state !== 'open' && ` (${deskSlotTexts[state].toLowerCase()})`}
          </MenuItem>
        ))}
      </FormField>
    </Stack>
  );
}
