import type { Service } from '@carwash/domain/services/service';
import { createSlotSchema } from '@carwash/domain/slots/endpoints';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useAllServices } from '~/entities/services/admin-queries';
import { MissingServices } from '~/entities/services/missing-services';
import { NoServicesYet } from '~/entities/services/no-services-yet';
import { ApiFailure } from '~/lib/api/api-failure';
import { applyFieldErrors } from '~/lib/api/apply-field-errors';
import { callApi } from '~/lib/api/call-api';
import { isOfflineFailure } from '~/lib/api/failure-text';
import { useBusinessToday } from '~/lib/clock/use-business-today';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { DayField } from '~/ui/day-field/day-field';
import { FocusFirstError } from '~/ui/forms/focus-first-error';
import { SubmitButton } from '~/ui/forms/submit-button';
import { TimeField } from '~/ui/forms/time-field';
import { PageSection } from '~/ui/page/page-section';
import { FailedState } from '~/ui/states/failed-state';
import { FieldGrid } from '../desk/field-grid';
import { ServiceField } from './service-field';
import { TimetableForm } from './timetable-form';

/** The values of the form for a single slot. */
interface SlotFormValues {
  service: string;
  date: string;
  startTime: string;
  endTime: string;
}

function creationFailureText(failure: unknown): string {
  if (isOfflineFailure(failure)) return toastTexts.offline;
  const isAnswer = failure instanceof ApiFailure && failure.kind === 'http';
  if (!isAnswer) return toastTexts.slotCreationFailed;
  return (failure.status !== 500 && failure.message) || toastTexts.slotNotCreated;
}

/**
 * Creates a slot, guarded against double clicks, with a toast for the outcome. The form then keeps
 * the day for the next slot.
 */
function useCreateSlot() {
  const { run } = useInFlightGuard();
  return (values: SlotFormValues, form: FormikHelpers<SlotFormValues>) =>
    run(async () => {
      try {
        await callApi('createSlot', { body: createSlotSchema.cast(values) });
        showToast(toastTexts.slotCreated, { variant: 'success' });
        form.resetForm({ values: { ...values, startTime: '', endTime: '' } });
      } catch (failure) {
        if (applyFieldErrors(failure, { values, ...form })) return;
        showToast(creationFailureText(failure), { variant: 'error' });
      }
    });
}

/** The form for a single slot. */
function SlotForm({ services }: { services: Service[] }) {
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

const cardSx = { p: { xs: 2, sm: 3 } } as const;

/** New slots: a single one, or many at once. */
export function AddSlots() {
  const services = useAllServices();
  if (services.state === 'loading') {
    return (
      <Box role="status" aria-label="Loading the services">
        <Skeleton variant="rounded" height={420} />
      </Box>
    );
  }
  if (services.state === 'failed') {
    return <FailedState title="The services could not be loaded." onRetry={services.retry} />;
  }
  if (services.data.items.length === 0) {
    return <NoServicesYet description="Slots belong to a service." />;
  }
  const sorted = services.data.items.toSorted((one, other) => one.name.localeCompare(other.name));
  return (
    <Stack sx={{ gap: 3 }}>
      <MissingServices services={services.data} />
      <SlotForms services={sorted} />
    </Stack>
  );
}

function SlotForms({ services }: { services: Service[] }) {
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
      }}
    >
      <Paper variant="outlined" sx={cardSx}>
        <PageSection title="One slot">
          <SlotForm services={services} />
        </PageSection>
      </Paper>
      <Paper variant="outlined" sx={cardSx}>
        <PageSection title="Many slots at once">
          <TimetableForm services={services} />
        </PageSection>
      </Paper>
    </Box>
  );
}
