import type { Slot } from '@carwash/domain/slots/slot';
import { isCalendarDay } from '@carwash/domain/time/calendar-days';
import { useSearchParams } from 'react-router-dom';
import { useBusinessToday } from '~/lib/clock/use-business-today';

/** The parts of the screen, the one for every day first. */
export const slotsViews = ['day', 'add', 'list'] as const;
export type SlotsView = (typeof slotsViews)[number];

interface SlotsAddress {
  view: SlotsView;
  /** The day that the day view shows, yyyy-MM-dd. */
  day: string;
  /** The slot that is being booked at the desk; null for none. */
  desk: Slot['_id'] | null;
}

/** What the address says; today and the day view where it says nothing that makes sense. */
export function readSlotsAddress(params: URLSearchParams, today: string): SlotsAddress {
  const date = params.get('date') ?? '';
  return {
    view: slotsViews.find((view) => view === params.get('view')) ?? 'day',
    day: isCalendarDay(date) ? date : today,
    desk: params.get('book'),
  };
}

/**
 * The address says only what is unusual, and the day of a slot that is being booked: at midnight 'today'
 * is another day, on which there is no such slot.
 */
export function writeSlotsAddress({ view, day, desk }: SlotsAddress, today: string) {
  return new URLSearchParams({
    ...(view !== 'day' && { view }),
    ...((day !== today || desk !== null) && { date: day }),
    ...(desk !== null && { book: desk }),
  });
}

/** What of the screen is shown. The address holds it: it survives a reload, and the way back leads through it. */
export function useSlotsAddress() {
  const today = useBusinessToday();
  const [params, setParams] = useSearchParams();
  const address = readSlotsAddress(params, today);
  const change = (changes: Partial<SlotsAddress>, replace = false) =>
    setParams(writeSlotsAddress({ ...address, ...changes }, today), {
      replace,
      preventScrollReset: true,
    });
  return {
    ...address,
    today,
    chooseView: (view: SlotsView) => change({ view, desk: null }),
    chooseDay: (day: string) => change({ day, desk: null }),
    openDesk: (desk: Slot['_id']) => change({ desk }),
    closeDesk: () => change({ desk: null }, true),
  };
}

export type UsedSlotsAddress = ReturnType<typeof useSlotsAddress>;
