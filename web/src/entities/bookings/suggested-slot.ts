import { isNearUsual, usualTime } from '@carwash/domain/bookings/usual-time';
import type { Service } from '@carwash/domain/services/service';
import type { Slot } from '@carwash/domain/slots/slot';
import { addDays, businessDay } from '@carwash/domain/time/business-time';
import { hourMs } from '@carwash/domain/time/durations';
import { useState } from 'react';
import type { UrlChoice } from '~/entities/services/choice/url-choice';
import { useQuote } from '~/entities/services/choice/use-quote';
import { useNextOpenSlot } from '~/entities/slots/next-open-slot';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import type { QueryState } from '~/lib/query-state';
import { useSession } from '~/lib/session/use-session';
import { useSettings } from '~/lib/settings/settings';
import { useLatestBookings } from './queries';

/** How far ahead the usual time is looked for, in days: a customer who books again does not mean next month. */
const usualDays = 14;

/**
 * Finds the slot to suggest: the next at the customer's usual weekday and hour that can still be cancelled for
 * a refund, or else the next open one.
 */
export function useSuggestedSlot(service: Service, choice: UrlChoice): QueryState<Slot | null> {
  const [now] = useState(() => new Date());
  const { user } = useSession();
  const { cancellationHours } = useSettings();
  const { length } = useQuote(service, choice);
  const bookings = useLatestBookings(user?._id ?? null);
  const lastUsualDay = addDays(businessDay(now, businessTimeZone), usualDays);
  const habit = bookings.state === 'ready' ? usualTime(bookings.data) : null;
  const usual = useNextOpenSlot(service._id, {
    from: new Date(now.getTime() + cancellationHours * hourMs),
    length,
    isWanted: (start) => habit !== null && start.date <= lastUsualDay && isNearUsual(habit, start),
  });
  const isUsualKnown = bookings.state !== 'loading' && usual.state !== 'loading';
  const hasUsual = usual.state === 'ready' && usual.data !== null;
  // Not read until it is known that there is no usual time.
  const isNextNeeded = isUsualKnown && !hasUsual;
  const next = useNextOpenSlot(isNextNeeded ? service._id : null, { from: now, length });
  if (!isUsualKnown) return { state: 'loading' };
  return hasUsual ? usual : next;
}
