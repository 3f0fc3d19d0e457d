import type { BookedSlot } from '@carwash/domain/slots/slot';
import { formatDay } from '@carwash/domain/time/calendar-days';
import { formatSlotHours } from '~/lib/clock/format-times';
import { withPlace } from '~/lib/clock/local-times-note';

/** Formats a slot's time: 'Mon, 5 May 2025, 10:00 – 10:45' */
export const formatSlotTime = (slot: BookedSlot) =>
  `${formatDay(slot.date)}, ${withPlace(formatSlotHours(slot))}`;
