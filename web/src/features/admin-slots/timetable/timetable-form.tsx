import type { Service } from '@carwash/domain/services/service';
import { createSlotsSchema } from '@carwash/domain/slots/endpoints';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { Form, Formik, type FormikHelpers, useField, useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { applyFieldErrors } from '~/lib/api/apply-field-errors';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { useBusinessToday } from '~/lib/clock/use-business-today';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { useSettings } from '~/lib/settings/settings';
import { showToast } from '~/lib/show-toast';
import { DayField } from '~/ui/day-field/day-field';
import { FocusFirstError } from '~/ui/forms/focus-first-error';
import { FormField } from '~/ui/forms/form-field';
import { TimeField } from '~/ui/forms/time-field';
import { FieldGrid } from '../desk/field-grid';
import { describeCreated } from './describe-timetable';
import { ServiceField } from './service-field';
import { TimetableOutcome } from './timetable-outcome';
import { defaultTimetable, type TimetableValues } from './timetable-values';

/** Sets the slot length to the duration of the chosen service. */
function LengthFollowsService({ services }: { services: Service[] }) {
  const { values, setFieldValue } = useFormikContext<TimetableValues>();
  const { service } = values;
  const propose = useEffectEvent((chosen: string) => {
    const duration = services.find(({ _id }) => _id === chosen)?.duration;
    if (duration) void setFieldValue('length', String(duration));
  });
  useEffect(() => propose(service), [service]);
  return null;
}

/**
 * Creates the slots of a timetable, guarded against double clicks, and shows how many were created.
 * @returns `rounds`: the number of attempts; after each, other slots may exist
 */
function useCreateTimetable() {
  const { running, run } = useInFlightGuard();
  const [rounds, setRounds] = useState(0);
  const create = (values: TimetableValues, form: FormikHelpers<TimetableValues>) =>
    run(async () => {
      try {
        const counts = await callApi('createSlots', { body: createSlotsSchema.cast(values) });
        showToast(describeCreated(counts), { variant: 'success' });
      } catch (failure) {
        if (applyFieldErrors(failure, { values, ...form })) return;
        showChangeFailure(failure, 'Failed to create slots');
      } finally {
        setRounds((current) => current + 1);
      }
    });
  return { running, rounds, create };
}

/** The weekdays from Monday, with their numbers in JavaScript: 0 is Sunday. */
const weekdays = [
  [1, 'Mon', 'day'],
  [2, 'Tue', 'sday'],
  [3, 'Wed', 'nesday'],
  [4, 'Thu', 'rsday'],
  [5, 'Fri', 'day'],
  [6, 'Sat', 'urday'],
  [0, 'Sun', 'day'],
] as const;

/** The days of the week on which there are slots. */
function WeekdayField({ name }: { name: string }) {
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<number[]>(name);
  const titleId = useId();
  return (
    <Box>
      <Typography id={titleId} variant="body2" sx={{ mb: 0.75, color: 'text.secondary' }}>
        Weekdays
      </Typography>
      <ToggleButtonGroup
        value={value}
        color="primary"
        fullWidth
        aria-labelledby={titleId}
        onChange={(_, chosen: number[]) => {
          void setTouched(true, false);
          void setValue(chosen);
        }}
      >
        {weekdays.map(([day, short, rest]) => (
          <ToggleButton
            key={day}
            value={day}
            sx={{ minHeight: 44, px: 0, textTransform: 'none', fontWeight: 650 }}
          >
            {short}
            <Box component="span" sx={visuallyHidden}>
              {rest}
            </Box>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormHelperText error={touched && error !== undefined}>
        {touched && error ? error : ' '}
      </FormHelperText>
    </Box>
  );
}

const minutes = { htmlInput: { inputMode: 'numeric', maxLength: 4 } } as const;

/** Form for slots at the same times on many days. */
export function TimetableForm({ services }: { services: Service[] }) {
  const today = useBusinessToday();
  const settings = useSettings();
  const { running, rounds, create } = useCreateTimetable();
  return (
    <Formik
      initialValues={defaultTimetable(today, settings)}
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
