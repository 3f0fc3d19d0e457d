import type { Slot } from './slot.ts';

type Span = Pick<Slot, 'startsAt' | 'endsAt'>;

/** Whether two time spans overlap. Spans that only touch do not overlap. */
export const overlaps = (one: Span, other: Span): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** The first of `offered`, which are of the same service, that overlaps a slot. */
export const overlappingStart = <S extends Span & Pick<Slot, '_id'>>(
  slot: Span & Pick<Slot, '_id'>,
  offered: readonly S[],
): S | undefined => offered.find((other) => other._id !== slot._id && overlaps(slot, other));
