import type { Service } from '@carwash/domain/services/service';
import { createSlotSchema } from '@carwash/domain/slots/endpoints';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { useBusinessToday } from '~/lib/clock/use-business-today.ts';
import { DayField } from '~/ui/day-field/day-field.tsx';
import { FocusFirstError } from '~/ui/forms/focus-first-error.tsx';
import { SubmitButton } from '~/ui/forms/submit-button.tsx';
import { FieldGrid } from '../desk/field-grid.tsx';
import { ServiceField } from './service-field.tsx';
import { TimeField } from './time-field.tsx';
import { useCreateSlot } from './use-create-slot.ts';

/** A single slot. */
export function SlotForm({ services }: { services: Service[] }) {
  const today = useBusinessToday();
  const create = useCreateSlot();
  return (
    <Formik
      initialValues={{ service: '', date: today, startTime: '', endTime: '' }}
      validationSchema={createSlotSchema}
      onSubmit={create}
    >
      <Stack component={Form} noValidate aria-label="One slot" sx={{ gap: 0.75 }}>
        <ServiceField services={services} />
        <DayField name="date" label="Date" />
        <FieldGrid>
          <TimeField name="startTime" label="Start time" />
          <TimeField name="endTime" label="End time" />
        </FieldGrid>
        <SubmitButton label="Create slot" labelWhileSending="Creating…" />
        <FocusFirstError />
      </Stack>
    </Formik>
  );
}
