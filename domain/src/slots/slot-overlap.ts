import type { Slot } from './slot.ts';

type Span = Pick<Slot, 'startsAt' | 'endsAt'>;

/** Whether two time spans overlap. Spans that only touch do not overlap. */
export const overlaps = (one: Span, other: Span): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** The first of `slots` that overlaps a slot of the same service. Closed slots are ignored. */
export const overlappingSlot = <S extends Span & Pick<Slot, '_id' | 'isBooked'>>(
  slot: Span & Pick<Slot, '_id'>,
  slots: readonly S[],
): S | undefined =>
  slots.find(
    (other) => other._id !== slot._id && other.isBooked !== 'canceled' && overlaps(slot, other),
  );
