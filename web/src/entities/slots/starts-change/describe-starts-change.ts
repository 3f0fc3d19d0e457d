import type { DataOf } from '@carwash/domain/endpoint/endpoint';
import type { Endpoints } from '@carwash/domain/endpoints';
import { formatCount } from '~/ui/format/format-count';

export type StartsChange = DataOf<Endpoints['previewStarts']>;

const slots = (count: number): string =>
  count === 1 ? '1 time slot' : `${formatCount(count)} time slots`;

/** Tells whether the change has effects that the user should see before saving. */
export const needsConfirmation = ({ added, changed, removed, outside }: StartsChange): boolean =>
  added + changed + removed + outside.length > 0;

/** Describes how the generated slots change: '12 time slots are added, 1 time slot is removed.' */
export function describeSlotsChange({ added, changed, removed }: StartsChange): string {
  const parts = [
    { count: added, done: 'added' },
    { count: changed, done: 'changed' },
    { count: removed, done: 'removed' },
  ].filter(({ count }) => count > 0);
  if (parts.length === 0) return 'No free time slot changes.';
  const told = parts.map(
    ({ count, done }) => `${slots(count)} ${count === 1 ? 'is' : 'are'} ${done}`,
  );
  return `${told.join(', ')}.`;
}

/**
 * Returns the heading of the list of outside bookings: '1 booking is outside the opening hours. It stands
 * until you move or cancel it:'
 */
export const describeOutside = ({ outside }: StartsChange): string =>
  outside.length === 1
    ? '1 booking is outside the opening hours. It stands until you move or cancel it:'
    : `${formatCount(outside.length)} bookings are outside the opening hours. They stand until you move or cancel them:`;
