import type { CreateSlots } from '@carwash/domain/slots/endpoints';
import { timetableProblem } from '@carwash/domain/slots/timetable';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { callApi } from '~/lib/api/call-api';
import { type Preview, usePreview } from '~/lib/api/use-preview';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { PreviewFailed } from '~/ui/forms/preview-failed';
import { describePreview, slotCount, type TimetableCounts } from './describe-timetable';
import { type TimetableValues, timetableOf } from './timetable-values';

type TimetablePreview =
  | Preview<TimetableCounts>
  /** The timetable is invalid, so the server is not asked. */
  | { state: 'impossible'; reason: string };

/**
 * Previews the slots that a timetable would create.
 * @param timetable null while it is incomplete
 * @param rounds a number that changes when the existing slots may have changed
 */
function useTimetablePreview(timetable: CreateSlots | null, rounds: number): TimetablePreview {
  const problem = timetable && timetableProblem(timetable, businessTimeZone, new Date());
  const asked = problem ? null : timetable && { timetable, rounds };
  const preview = usePreview(asked, (input, signal) =>
    callApi('createSlots', { body: { ...input.timetable, preview: true }, signal }),
  );
  return problem ? { state: 'impossible', reason: problem.message } : preview;
}

const buttonLabel = (preview: TimetablePreview): string =>
  preview.state === 'ready' && preview.data.created > 0
    ? `Create ${slotCount(preview.data.created)}`
    : 'Create slots';

interface TimetableOutcomeProps {
  running: boolean;
  /** Number of times the form was submitted. */
  rounds: number;
}

/** A live preview of the slots to create, and the submit button. */
export function TimetableOutcome({ running, rounds }: TimetableOutcomeProps) {
  const { values } = useFormikContext<TimetableValues>();
  const preview = useTimetablePreview(timetableOf(values), rounds);
  const nothingToDo = preview.state === 'ready' && preview.data.created === 0;
  return (
    <Stack sx={{ gap: 2 }}>
      <PreviewNote preview={preview} />
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={running}
        disabled={nothingToDo || preview.state === 'loading'}
      >
        {buttonLabel(preview)}
      </Button>
    </Stack>
  );
}

function PreviewNote({ preview }: { preview: TimetablePreview }) {
  if (preview.state === 'failed') return <PreviewFailed {...preview} />;
  if (preview.state === 'impossible') {
    return (
      <Alert severity="warning" role="status">
        {preview.reason}
      </Alert>
    );
  }
  return (
    <Alert severity="info" role="status">
      {preview.state === 'incomplete' && 'Fill in the form to see what it creates.'}
      {preview.state === 'loading' && 'Counting…'}
      {preview.state === 'ready' && describePreview(preview.data)}
    </Alert>
  );
}
