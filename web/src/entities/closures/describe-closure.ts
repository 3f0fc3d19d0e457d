import type { Bay } from '@carwash/domain/days/bay';
import type { PlannedClosure } from '@carwash/domain/days/closure';
import type { AffectedBooking } from '@carwash/domain/days/endpoints';
import { formatNearDay } from '~/ui/format/format-near-day';

const list = new Intl.ListFormat('en');

/** Lists bays by name: 'Bay 1 and Van'; 'The whole shop' when all are included. */
export function describeBays(ids: readonly string[], bays: readonly Bay[]): string {
  const named = bays.filter(({ _id }) => ids.includes(_id));
  if (named.length === bays.length) return 'The whole shop';
  return list.format(named.map(({ name }) => name));
}

/** 'Tue 24 Nov', 'Tue 24 Nov to Thu 26 Nov' */
const describeDays = ({ from, to }: Pick<PlannedClosure, 'from' | 'to'>): string =>
  from === to ? formatNearDay(from) : `${formatNearDay(from)} to ${formatNearDay(to)}`;

type Times = Pick<PlannedClosure, 'startTime' | 'endTime'>;

/** Describes a part of the day: 'from 14:00', 'until 12:00', '12:00 to 14:00'; empty for the whole day. */
function describeTimes({ startTime, endTime }: Times): string {
  if (startTime && endTime) return `${startTime} to ${endTime}`;
  if (startTime) return `from ${startTime}`;
  return endTime ? `until ${endTime}` : '';
}

/** 'Tue 24 Nov to Thu 26 Nov, each day from 14:00' */
export function describePeriod(closure: Times & Pick<PlannedClosure, 'from' | 'to'>): string {
  const times = describeTimes(closure);
  const each = closure.from !== closure.to && times !== '' ? 'each day ' : '';
  return [describeDays(closure), each + times].filter((part) => part !== '').join(', ');
}

const bookings = (count: number): string => (count === 1 ? '1 booking' : `${count} bookings`);

/** Describes how many customers lose the slot that they are paying for. */
function describePaying(count: number): string {
  const loss =
    count === 1
      ? '1 customer is paying for this time and will lose it.'
      : `${count} customers are paying for these times and will lose them.`;
  return `${loss} What they pay goes back to them.`;
}

/** Describes how a closure affects bookings and customers who are paying. */
export function describeEffect({
  moved,
  paying,
  displaced,
}: {
  moved: number;
  paying: number;
  displaced: readonly AffectedBooking[];
}): string {
  if (moved + paying + displaced.length === 0) return 'No booking is affected.';
  return [
    paying > 0 && describePaying(paying),
    moved > 0 && `${bookings(moved)} will be done in another bay, at the same time.`,
    displaced.length > 0 &&
      `${bookings(displaced.length)} will have no bay. You can move ${displaced.length === 1 ? 'it' : 'them'} afterwards.`,
  ]
    .filter(Boolean)
    .join(' ');
}
