import type { CreateSlots } from '@carwash/domain/slots/endpoints';
import { timetableProblem } from '@carwash/domain/slots/timetable';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { ApiFailure } from '~/lib/api/api-failure';
import { callApi } from '~/lib/api/call-api';
import { failureText, serverText } from '~/lib/api/failure-text';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { describePreview, slotCount, type TimetableCounts } from './describe-timetable';
import { type TimetableValues, timetableOf } from './timetable-values';

/** Debounce time of the preview, in milliseconds. */
const pauseMs = 400;

type TimetablePreview =
  | { state: 'incomplete' }
  | { state: 'impossible'; reason: string }
  | { state: 'loading' }
  | { state: 'ready'; counts: TimetableCounts }
  | { state: 'failed'; reason: string; retry: () => void };

type Answer = { asked: string } & ({ counts: TimetableCounts } | { reason: string });

const previewFailureText = (failure: unknown): string =>
  failure instanceof ApiFailure && failure.kind === 'http'
    ? (failure.errors[0]?.message ?? serverText(failure))
    : (failureText(failure) ?? serverText(failure));

/**
 * What a timetable would create: the server is asked once the user pauses typing, and only for a
 * complete timetable. Answers for older input are dropped.
 * @param timetable null while it is not complete
 * @param rounds a number that changes when the existing slots may have changed
 */
function useTimetablePreview(timetable: CreateSlots | null, rounds: number): TimetablePreview {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [retries, setRetries] = useState(0);
  const problem = timetable && timetableProblem(timetable, businessTimeZone, new Date());
  const asked = problem ? null : timetable && JSON.stringify([timetable, rounds, retries]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is the serialized timetable
  useEffect(() => {
    if (asked === null || timetable === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      try {
        const body = { ...timetable, preview: true };
        setAnswer({ asked, counts: await callApi('createSlots', { body, signal }) });
      } catch (failure) {
        if (!signal.aborted) setAnswer({ asked, reason: previewFailureText(failure) });
      }
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked]);

  if (problem) return { state: 'impossible', reason: problem.message };
  if (asked === null) return { state: 'incomplete' };
  if (answer?.asked !== asked) return { state: 'loading' };
  if ('counts' in answer) return { state: 'ready', counts: answer.counts };
  const retry = () => setRetries((current) => current + 1);
  return { state: 'failed', reason: answer.reason, retry };
}

const buttonLabel = (preview: TimetablePreview): string =>
  preview.state === 'ready' && preview.counts.created > 0
    ? `Create ${slotCount(preview.counts.created)}`
    : 'Create slots';

interface TimetableOutcomeProps {
  running: boolean;
  /** How often this form was submitted. */
  rounds: number;
}

/** A live preview of the slots to create, and the submit button. */
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
