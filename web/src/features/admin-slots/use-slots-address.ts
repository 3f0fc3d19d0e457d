import type { Bay } from '@carwash/domain/days/bay';
import type { Slot } from '@carwash/domain/slots/slot';
import { isCalendarDay } from '@carwash/domain/time/calendar-days';
import { useSearchParams } from 'react-router-dom';
import { useBusinessToday } from '~/lib/clock/use-business-today';

/** The views of the screen, in the order of its tabs. */
export const slotsViews = ['day', 'list', 'add', 'week'] as const;
export type SlotsView = (typeof slotsViews)[number];

interface SlotsAddress {
  view: SlotsView;
  /** The day in the day view, yyyy-MM-dd. */
  day: string;
  /** The slot that is being booked at the desk; null for none. */
  desk: Slot['_id'] | null;
  /** The bay to book; null for any. */
  bay: Bay['_id'] | null;
}

/** Reads the address; missing or invalid values become today and the day view. */
export function readSlotsAddress(params: URLSearchParams, today: string): SlotsAddress {
  const date = params.get('date') ?? '';
  return {
    view: slotsViews.find((view) => view === params.get('view')) ?? 'day',
    day: isCalendarDay(date) ? date : today,
    desk: params.get('book'),
    bay: params.get('bay'),
  };
}

/**
 * Writes the address. Leaves out defaults, but keeps the day while a slot is being booked, because after
 * midnight the default would be another day, which does not have that slot.
 */
export function writeSlotsAddress({ view, day, desk, bay }: SlotsAddress, today: string) {
  return new URLSearchParams({
    ...(view !== 'day' && { view }),
    ...((day !== today || desk !== null) && { date: day }),
    ...(desk !== null && { book: desk }),
    ...(desk !== null && bay !== null && { bay }),
  });
}

const noDesk = { desk: null, bay: null };

/**
 * Keeps the state of the screen in the address, so that it survives a reload and works with the
 * back button.
 */
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
    chooseView: (view: SlotsView) => change({ view, ...noDesk }),
    chooseDay: (day: string) => change({ day, ...noDesk }),
    openDesk: (desk: Slot['_id'], bay: Bay['_id'] | null = null) => change({ desk, bay }),
    closeDesk: () => change(noDesk, true),
  };
}

export type UsedSlotsAddress = ReturnType<typeof useSlotsAddress>;
