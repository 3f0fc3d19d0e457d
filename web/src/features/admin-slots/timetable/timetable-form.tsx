import type { Service } from '@carwash/domain/services/service';
import { createSlotsSchema } from '@carwash/domain/slots/endpoints';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { useBusinessToday } from '~/lib/clock/use-business-today.ts';
import { DayField } from '~/ui/day-field/day-field.tsx';
import { FocusFirstError } from '~/ui/forms/focus-first-error.tsx';
import { FormField } from '~/ui/forms/form-field.tsx';
import { FieldGrid } from '../desk/field-grid.tsx';
import { LengthFollowsService } from './length-follows-service.tsx';
import { ServiceField } from './service-field.tsx';
import { TimeField } from './time-field.tsx';
import { TimetableOutcome } from './timetable-outcome.tsx';
import { usualTimetable } from './timetable-values.ts';
import { useCreateTimetable } from './use-create-timetable.ts';
import { WeekdayField } from './weekday-field.tsx';

const minutes = { htmlInput: { inputMode: 'numeric', maxLength: 4 } } as const;

/** Slots at the same times on many days. */
export function TimetableForm({ services }: { services: Service[] }) {
  const today = useBusinessToday();
  const { running, rounds, create } = useCreateTimetable();
  return (
    <Formik
      initialValues={usualTimetable(today)}
      validationSchema={createSlotsSchema}
      onSubmit={create}
    >
      <Stack component={Form} noValidate aria-label="Many slots at once" sx={{ gap: 0.75 }}>
        <ServiceField services={services} />
        <FieldGrid>
          <DayField name="startDate" label="First day" />
          <DayField name="endDate" label="Last day" />
        </FieldGrid>
        <WeekdayField name="weekdays" />
        <FieldGrid>
          <TimeField name="openingTime" label="Opening time" />
          <TimeField name="closingTime" label="Closing time" />
        </FieldGrid>
        <FieldGrid>
          <FormField name="length" label="Length in minutes" slotProps={minutes} />
          <FormField name="gap" label="Gap in minutes" slotProps={minutes} />
        </FieldGrid>
        <TimetableOutcome running={running} rounds={rounds} />
        <LengthFollowsService services={services} />
        <FocusFirstError />
      </Stack>
    </Formik>
  );
}
