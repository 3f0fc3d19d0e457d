import type { FreeTime } from '@carwash/domain/days/next-free-times';
import { formatClock } from '~/lib/clock/format-times';
import { formatDuration } from '~/ui/format/format-duration';
import { bayNameOf, soonestOf } from './desk-times';
import { type DeskTime, serviceOfNow } from './now-slot';

const byEnd = (one: FreeTime, other: FreeTime): number =>
  Number(other.until ?? other.from) - Number(one.until ?? one.from);

/** Says why none of the bays is free at the moment for a job that long, and until when. */
function whyNotNow(free: readonly FreeTime[], minutes: number, now: Date): string {
  const [longest] = free.filter(({ from, until }) => from <= now && until !== null).sort(byEnd);
  if (longest?.until) {
    return `${longest.bay.name} is free until ${formatClock(longest.until)} only, which is too short for ${formatDuration(minutes)}.`;
  }
  const [first] = free
    .filter(({ from }) => from > now)
    .sort((one, other) => Number(one.from) - Number(other.from));
  return first
    ? `${first.bay.name} is the first to be free again, at ${formatClock(first.from)}.`
    : '';
}

/**
 * Says where no bay is free now when the next one is, else that none is any more today, and why; null where one is free now,
 * and for forms that do not sell from now on.
 * @param free the next free times of the bays
 */
export function soonestText(
  times: readonly DeskTime[],
  { free, minutes, now }: { free: readonly FreeTime[]; minutes: number; now: Date },
): string | null {
  const [first] = times;
  const soonest = soonestOf(times);
  if (!first || serviceOfNow(first.slot._id) === null || first === soonest) return null;
  if (free.length === 0) return 'No bay does this service today.';
  const next = soonest
    ? `Next free at ${formatClock(soonest.slot.startsAt)} in ${bayNameOf(soonest, now) ?? 'a bay'}.`
    : 'No bay is free any more today.';
  return [next, whyNotNow(free, minutes, now)].filter(Boolean).join(' ');
}
