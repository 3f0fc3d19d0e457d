import type { BookedSlot } from '@carwash/domain/slots/slot';
import { formatDay } from '~/components/format-day.ts';
import { formatHours } from '~/components/format-hours.ts';

/** 'Mon, 5 May 2025, 10:00 – 10:45' */
export const dayAndHours = (slot: BookedSlot) => `${formatDay(slot.date)}, ${formatHours(slot)}`;
