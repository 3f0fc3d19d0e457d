import type { Slot } from './slot.ts';

type Span = Pick<Slot, 'startsAt' | 'endsAt'>;

/** Whether two spans of time share a moment. Spans that touch do not. */
export const overlaps = (one: Span, other: Span): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** The first of `slots` that is in the way of a slot at the same service; closed ones are not. */
export const overlappingSlot = <S extends Span & Pick<Slot, '_id' | 'isBooked'>>(
  slot: Span & Pick<Slot, '_id'>,
  slots: readonly S[],
): S | undefined =>
  slots.find(
    (other) => other._id !== slot._id && other.isBooked !== 'canceled' && overlaps(slot, other),
  );
