import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { describePreview, slotCount } from './describe-timetable.ts';
import { type TimetableValues, timetableOf } from './timetable-values.ts';
import { type TimetablePreview, useTimetablePreview } from './use-timetable-preview.ts';

const buttonLabel = (preview: TimetablePreview): string =>
  preview.state === 'ready' && preview.counts.created > 0
    ? `Create ${slotCount(preview.counts.created)}`
    : 'Create slots';

interface TimetableOutcomeProps {
  running: boolean;
  /** How often slots have been created with this form. */
  rounds: number;
}

/** What the form would create, live, and the button that creates it. */
export function TimetableOutcome({ running, rounds }: TimetableOutcomeProps) {
  const { values } = useFormikContext<TimetableValues>();
  const preview = useTimetablePreview(timetableOf(values), rounds);
  const nothingToDo = preview.state === 'ready' && preview.counts.created === 0;
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
  if (preview.state === 'failed') {
    return (
      <Alert
        severity="warning"
        action={
          <Button color="inherit" size="small" onClick={preview.retry}>
            Try again
          </Button>
        }
      >
        {preview.reason}
      </Alert>
    );
  }
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
      {preview.state === 'ready' && describePreview(preview.counts)}
    </Alert>
  );
}
