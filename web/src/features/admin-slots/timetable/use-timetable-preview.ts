import type { CreateSlots } from '@carwash/domain/slots/endpoints';
import { timetableProblem } from '@carwash/domain/slots/timetable';
import { useEffect, useState } from 'react';
import { ApiFailure } from '~/lib/api/api-failure.ts';
import { callApi } from '~/lib/api/call-api.ts';
import { failureText, serverText } from '~/lib/api/failure-text.ts';
import { businessTimeZone } from '~/lib/clock/business-time-zone.ts';
import type { TimetableCounts } from './describe-timetable.ts';

/** How long is waited for the next key, in milliseconds. */
const pauseMs = 400;

export type TimetablePreview =
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
 * What a timetable would create, asked from the server once nothing more is typed, unless it cannot
 * be at all. Answers to what was typed before are dropped.
 * @param timetable null while it is not complete
 * @param rounds a number that changes when there may be other slots than before
 */
export function useTimetablePreview(
  timetable: CreateSlots | null,
  rounds: number,
): TimetablePreview {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [retries, setRetries] = useState(0);
  const problem = timetable && timetableProblem(timetable, businessTimeZone, new Date());
  const asked = problem ? null : timetable && JSON.stringify([timetable, rounds, retries]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is the timetable by its content
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
