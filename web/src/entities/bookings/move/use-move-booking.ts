import type { Booking } from '@carwash/domain/bookings/booking';
import type { SwapBookings } from '@carwash/domain/bookings/endpoints';
import { useKeptQuestion } from '~/entities/sales/kept-question';
import { useSaleCommand } from '~/entities/sales/use-sale-command';

const texts = {
  bookingMoved: 'Booking moved',
  moveFailed: 'Failed to move the booking',
  bookingsSwapped: 'The bookings have exchanged their places',
} as const;

/** The slot that a booking moves to; without a bay it gets any free one. */
export interface MoveTarget {
  /** The version of the booking on the screen. */
  version: number;
  slotId: string;
  bay?: string | undefined;
  /** Whether the desk has agreed to a closed day. */
  onClosedDay?: boolean;
  /** Whether the desk has agreed to take minutes that are kept for the waitlist. */
  onKeptMinutes?: boolean;
}

type Place = Pick<MoveTarget, 'slotId' | 'bay'> | Pick<SwapBookings, 'otherId'>;

const nameOf = (place: Place): string =>
  'otherId' in place ? place.otherId : `${place.slotId} ${place.bay ?? ''}`;

/** asked: the desk has to agree to take minutes that are kept for the waitlist. */
type MoveOutcome = 'done' | 'asked' | 'failed';

/**
 * Moves bookings for the business, one at a time, guarded against double clicks, with a toast for the outcome.
 * `failure`: why the last attempt failed.
 */
export function useMoveBooking() {
  const { running, failure, command } = useSaleCommand();
  const kept = useKeptQuestion();
  const outcomeOf = async (
    place: Place,
    send: (onFailure: (failure: unknown) => boolean) => Promise<boolean>,
  ): Promise<MoveOutcome> => {
    let isAsked = false;
    const isDone = await send((refusal) => {
      isAsked = kept.askIf(refusal, nameOf(place));
      return isAsked;
    });
    if (isDone) return 'done';
    return isAsked ? 'asked' : 'failed';
  };
  const move = (id: Booking['_id'], body: MoveTarget): Promise<MoveOutcome> =>
    outcomeOf(body, (onFailure) =>
      command(
        'moveBooking',
        { params: { id }, body },
        { done: texts.bookingMoved, failed: texts.moveFailed, onFailure },
      ),
    );
  const swap = (id: Booking['_id'], body: SwapBookings): Promise<MoveOutcome> =>
    outcomeOf(body, (onFailure) =>
      command(
        'swapBookings',
        { params: { id }, body },
        { done: texts.bookingsSwapped, failed: texts.moveFailed, onFailure },
      ),
    );
  /** The question about a place that is kept for the waitlist. */
  const keptOf = (place: Place) => kept.of(nameOf(place));
  return { running, failure, move, swap, keptOf };
}
