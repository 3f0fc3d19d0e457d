import { collections } from '@carwash/domain/collections';
import type { Bay } from '@carwash/domain/days/bay';
import type { Day } from '@carwash/domain/days/day';
import { hasWaiting } from '@carwash/domain/days/waiting-places';
import { endOfJob, type JobLength } from '@carwash/domain/slots/job-length';
import type { Slot } from '@carwash/domain/slots/slot';
import { partsOfSlotId } from '@carwash/domain/slots/slot-id';
import {
  latestEndOn,
  slotBesideNextDay,
  slotsBesideNextDay,
} from '@carwash/domain/slots/slots-beside-next-day';
import { startTimesOf } from '@carwash/domain/slots/slots-of-day';
import { addDays } from '@carwash/domain/time/business-time';
import { useMemo, useState } from 'react';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { useMinute } from '~/lib/clock/use-minute';
import { liveDocuments } from '~/lib/live/live-queries';
import { useLiveQuery } from '~/lib/live/use-live-query';
import type { QueryState } from '~/lib/query-state';

const days = liveDocuments('everyone', async (date: string) => ({
  collection: collections.days,
  schema: (await import('@carwash/domain/days/day')).daySchema,
  id: date,
}));

/**
 * Returns one day, yyyy-MM-dd: its offered starts and the jobs in each bay; null where nothing was ever
 * planned.
 */
export const useDay = (date: string | null): QueryState<Day | null> =>
  useLiveQuery(date === null ? null : days(date));

const noBays: readonly Bay[] = [];

/** Returns the bays of a day, yyyy-MM-dd; empty without a date, while loading, and where nothing was ever planned. */
export function useBaysOn(date: string | null): readonly Bay[] {
  const day = useDay(date);
  return (day.state === 'ready' && day.data?.bays) || noBays;
}

const timeZone = businessTimeZone;

/** Returns the previous object while the values are equal, so that memos keep their result. */
function useSameLength(length: JobLength | undefined): JobLength | undefined {
  const [kept, setKept] = useState(length);
  const isSame =
    kept?.hours === length?.hours && JSON.stringify(kept?.takes) === JSON.stringify(length?.takes);
  if (!isSame) setKept(length);
  return isSame ? kept : length;
}

/**
 * Returns the beginning of the current minute for a day with a waitlist, because nothing is kept for starts that are
 * past; undefined for others, whose slots don't depend on the clock.
 */
function useMinuteIfWaiting(day: Day | null | undefined): Date | undefined {
  const minute = useMinute().getTime();
  const isWaiting = day ? hasWaiting(day) : false;
  return useMemo(() => (isWaiting ? new Date(minute) : undefined), [isWaiting, minute]);
}

const noDay: QueryState<Day | null> = { state: 'ready', data: null };

/**
 * Returns the next day, which is read only if a job of the service that begins on `day` reaches into it, with the clean-up
 * after it; else null.
 * @param serviceId null: of any service
 */
function useNextDay(
  day: Day | null | undefined,
  serviceId: string | null,
  length: JobLength | undefined,
): QueryState<Day | null> {
  const date = useMemo(() => {
    if (!day) return null;
    const latest = latestEndOn(day, timeZone);
    const starts = startTimesOf(day, serviceId === null ? null : [serviceId], timeZone);
    return starts.some((start) => endOfJob(start, length) > latest) ? addDays(day._id, 1) : null;
  }, [day, serviceId, length]);
  const next = useDay(date);
  return date === null ? noDay : next;
}

/** Options for reading slots for one particular job. */
interface Wanted {
  /** Claim id of a job to ignore, because it is the one that moves. */
  ignored?: string | undefined;
  /** Length of the job, if it differs from the service's usual one. */
  length?: JobLength | undefined;
  /** Whether the slot is meant for somebody on the waitlist, so that nothing is kept from them. */
  isForWaiting?: boolean | undefined;
  /** The day as the page's HTML holds it, shown until a listener answers for the first time. */
  known?: Day | undefined;
}

/** Returns the day of the page's HTML until the listener has answered once, because later it is outdated. */
function useKnownAtFirst(
  listened: QueryState<Day | null>,
  known: Day | undefined,
): Day | undefined {
  const [hasAnswered, setHasAnswered] = useState(false);
  if (!hasAnswered && listened.state !== 'loading') setHasAnswered(true);
  return hasAnswered ? undefined : known;
}

/**
 * Returns the slots of a service on one day, earliest first; loading while no day is chosen. Reads one
 * document, however full the day is; two if a job reaches into the next day.
 * @param serviceId null: of all services
 * @param date yyyy-MM-dd
 */
export function useSlots(
  serviceId: string | null,
  date: string | null,
  { ignored, length, isForWaiting, known }: Wanted = {},
): QueryState<Slot[]> {
  const day = useDay(date);
  const wanted = useSameLength(length);
  const first = useKnownAtFirst(day, known);
  const shown = day.state === 'ready' ? day.data : first;
  const next = useNextDay(shown, serviceId, wanted);
  const now = useMinuteIfWaiting(shown);
  return useMemo(() => {
    if (day.state === 'failed') return day;
    if (next.state === 'failed') return next;
    if (shown === undefined) return { state: 'loading' };
    const after = next.state === 'ready' ? next.data : null;
    const view = { timeZone, ignored, isForWaiting, length: wanted, now };
    return { state: 'ready', data: shown ? slotsBesideNextDay(shown, after, serviceId, view) : [] };
  }, [day, next, shown, serviceId, ignored, isForWaiting, wanted, now]);
}

const missing = { state: 'ready', data: null } as const;

/**
 * Returns one slot; null when there is none with this id. While a next day that it reaches into is loading, only its own
 * day counts, so that a form stays when its job becomes longer.
 */
export function useSlot(id: string, length?: JobLength): QueryState<Slot | null> {
  const wanted = useSameLength(length);
  const named = partsOfSlotId(id);
  const read = useDay(named?.date ?? null);
  const day = read.state === 'ready' ? read.data : null;
  const next = useNextDay(day, named?.serviceId ?? null, wanted);
  const after = next.state === 'ready' ? next.data : null;
  const now = useMinuteIfWaiting(day);
  return useMemo(() => {
    const parts = partsOfSlotId(id);
    if (!parts) return missing;
    if (read.state !== 'ready') return read;
    const view = { timeZone, length: wanted, now };
    return { state: 'ready', data: day && slotBesideNextDay(day, after, parts, view) };
  }, [read, day, after, id, wanted, now]);
}
