import type { AffectedBooking } from '@carwash/domain/days/endpoints';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Form, Formik, useFormikContext } from 'formik';
import {
  describeOutside,
  describeSlotsChange,
} from '~/entities/slots/starts-change/describe-starts-change';
import { callApi } from '~/lib/api/call-api';
import { usePreview } from '~/lib/api/use-preview';
import { useBusinessToday } from '~/lib/clock/use-business-today';
import { ConfirmDialogFrame } from '~/ui/dialogs/confirm-dialog-frame';
import { DialogButtons } from '~/ui/dialogs/dialog-buttons';
import { DiscardQuestion, KeepTyped, useLeaveTyped } from '~/ui/dialogs/keep-typed';
import { formatNearDay } from '~/ui/format/format-near-day';
import { FocusFirstError } from '~/ui/forms/focus-first-error';
import { PreviewFailed } from '~/ui/forms/preview-failed';
import { FailedState } from '~/ui/states/failed-state';
import { ClosedList } from './closed-list';
import { ClosureFields } from './closure-fields';
import {
  type ClosureForm,
  type ClosurePlan,
  checkClosureForm,
  closurePlan,
  emptyClosure,
  useClosureDraft,
} from './closure-form';
import { describeEffect } from './describe-closure';
import { exceptionsToSend } from './save-exceptions';
import { useClose } from './use-close';
import { type Closed, useClosed } from './use-closed';

interface EffectOnBookings {
  text: string;
  bookings: readonly AffectedBooking[];
  affectsBookings: boolean;
}

async function askEffect(plan: ClosurePlan, signal: AbortSignal): Promise<EffectOnBookings> {
  if (plan.kind === 'bays') {
    const body = { ...plan.body, preview: true };
    const effect = await callApi('closeBays', { body, signal });
    const { displaced, paying } = effect;
    const affectsBookings = displaced.length + paying > 0;
    return { text: describeEffect(effect), bookings: displaced, affectsBookings };
  }
  const { from, to, exceptions } = plan;
  const body = { exceptions: exceptionsToSend(exceptions) };
  const change = await callApi('previewStarts', { body, signal });
  const outside = change.outside.filter(({ date }) => from <= date && date <= to);
  const stranded =
    outside.length > 0 ? describeOutside({ ...change, outside }) : 'No booking is affected.';
  return {
    text: `${describeSlotsChange(change)} ${stranded}`,
    bookings: outside,
    affectsBookings: outside.length > 0,
  };
}

/** Previews what closing does to bookings. */
function Effect({ closed, today }: { closed: Closed; today: string }) {
  const { values } = useFormikContext<ClosureForm>();
  const plan = closurePlan(values, closed, today);
  const preview = usePreview(plan, askEffect);
  if (preview.state === 'failed') return <PreviewFailed {...preview} />;
  const { bookings, affectsBookings } =
    preview.state === 'ready' ? preview.data : { bookings: [], affectsBookings: false };
  return (
    <Alert severity={affectsBookings ? 'warning' : 'info'} role="status">
      {preview.state === 'incomplete' && 'Choose what closes, and when, to see who is affected.'}
      {preview.state === 'loading' && 'Looking who is affected…'}
      {preview.state === 'ready' && preview.data.text}
      {bookings.map(({ _id, customerName, serviceName, date, startTime }) => (
        <div key={_id}>
          {formatNearDay(date)} {startTime}: <bdi>{serviceName}</bdi>, <bdi>{customerName}</bdi>
        </div>
      ))}
    </Alert>
  );
}

interface CloseDialogProps {
  /** The day that is proposed, yyyy-MM-dd. */
  day: string;
  onClose: () => void;
  /** Called after something has been closed or opened again. */
  onChanged: (() => void) | undefined;
}

interface CloseFormProps extends CloseDialogProps {
  closed: Closed;
  running: boolean;
  failure: string | null;
  draft: ReturnType<typeof useClosureDraft>;
  onPlanned: (plan: ClosurePlan, closed: Closed) => Promise<unknown>;
}

function CloseForm(props: CloseFormProps) {
  const { day, closed, running, failure, draft, onPlanned, onClose } = props;
  const today = useBusinessToday();
  const submit = async (values: ClosureForm) => {
    const plan = closurePlan(values, closed, today);
    if (plan) await onPlanned(plan, closed);
  };
  return (
    <Formik
      initialValues={emptyClosure(day)}
      validate={(values) => checkClosureForm(values, today)}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {/* It is as tall as its content, so that the reader scrolls past the preview before reaching the button. */}
      <Form noValidate aria-label="Close">
        <FocusFirstError />
        <KeepTyped draft={draft} />
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: 0 }}>
          <ClosureFields bays={closed.bays} />
          <Effect closed={closed} today={today} />
          {failure !== null && <Alert severity="error">{failure}</Alert>}
        </DialogContent>
        <DialogButtons>
          <Button disabled={running} onClick={onClose}>
            Keep open
          </Button>
          <Button type="submit" variant="contained" loading={running}>
            Close
          </Button>
        </DialogButtons>
      </Form>
    </Formik>
  );
}

/** Closes the whole shop or some bays, for days or for hours of one day, and lists what is closed already. */
export function CloseDialog(props: CloseDialogProps) {
  const { day, onClose, onChanged } = props;
  const closed = useClosed();
  const draft = useClosureDraft(day);
  const { leave, finish, answers } = useLeaveTyped(draft, onClose);
  const { running, failure, carryOut } = useClose(() => {
    finish();
    onChanged?.();
  });
  return (
    <ConfirmDialogFrame open title="Close" running={running} onClose={leave}>
      {closed.state === 'loading' && (
        <DialogContent role="status" aria-label="Loading what is closed">
          <Skeleton variant="rounded" height={320} />
        </DialogContent>
      )}
      {closed.state === 'failed' && (
        <DialogContent>
          <FailedState title="What is closed could not be loaded." onRetry={closed.retry} />
        </DialogContent>
      )}
      {closed.state === 'ready' && (
        <>
          <CloseForm
            {...props}
            closed={closed.data}
            running={running}
            failure={failure}
            draft={draft}
            onPlanned={carryOut}
            onClose={leave}
          />
          <Box sx={{ px: 3, pb: 3 }}>
            <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
              Closed already
            </Typography>
            <ClosedList closed={closed.data} onReopened={onChanged} />
          </Box>
        </>
      )}
      <DiscardQuestion {...answers} />
    </ConfirmDialogFrame>
  );
}
