import { slotAvailability } from '@carwash/domain/bookings/slot-availability';
import type { JobLength } from '@carwash/domain/slots/job-length';
import { bookableByDay } from '@carwash/domain/slots/open-times';
import type { Slot } from '@carwash/domain/slots/slot';
import { useState } from 'react';
import { useNow } from '~/lib/clock/use-now';
import type { QueryState } from '~/lib/query-state';
import { useBookingWindow } from './booking-window';
import { useOpenTimes } from './open-times';
import { useSlots } from './queries';

/** A day on which no slot was open. */
interface PassedDay {
  date: string;
  /** Time at which the first hold on that day expires; null when there is none. */
  until: Date | null;
}

interface WantedSlot {
  /** The earliest start. */
  from: Date;
  /** Length of the job, if it differs from the service's usual one. */
  length?: JobLength;
  /** Tells which starts are looked for; by default all. */
  isWanted?: (start: Pick<Slot, 'date' | 'startTime'>) => boolean;
}

const isFull = ({ until }: PassedDay, now: Date): boolean => until === null || until > now;

const firstOf = (moments: readonly Date[]): Date | null =>
  moments.length === 0 ? null : new Date(Math.min(...moments.map(Number)));

/**
 * Finds the next slot of a service that customers can book; null when there is none. A day on which every
 * remaining slot is held is skipped, and checked again when the first hold expires.
 * @param serviceId null: nothing is read, and the state is loading
 */
export function useNextOpenSlot(
  serviceId: string | null,
  { from, length, isWanted = () => true }: WantedSlot,
): QueryState<Slot | null> {
  const [passed, setPassed] = useState<readonly PassedDay[]>([]);
  const now = new Date();
  const isPassed = (date: string) => passed.some((day) => day.date === date && isFull(day, now));
  useNow(firstOf(passed.flatMap(({ until }) => (until && until > now ? until : []))));
  const times = useOpenTimes(serviceId);
  const window = useBookingWindow();
  const dates = times.state === 'ready' ? bookableByDay(times.data, window, from) : [];
  const wanted = dates.filter(({ date, startTimes }) =>
    startTimes.some((startTime) => isWanted({ date, startTime })),
  );
  const date = wanted.find((day) => !isPassed(day.date))?.date ?? null;
  const slots = useSlots(serviceId, date, { length });
  if (times.state !== 'ready') return times;
  if (date === null) return { state: 'ready', data: null };
  if (slots.state !== 'ready') return slots;
  const offered = slots.data
    .filter((slot) => slot.startsAt >= from && isWanted(slot))
    .map((slot) => ({ slot, availability: slotAvailability(slot, [], window, now) }));
  const open = offered.find(({ availability }) => availability === 'open');
  if (open) return { state: 'ready', data: open.slot };
  const held = offered.filter(({ availability }) => availability === 'held');
  const until = firstOf(held.flatMap(({ slot }) => slot.heldUntil ?? []));
  setPassed([...passed.filter((day) => day.date !== date), { date, until }]);
  return { state: 'loading' };
}
