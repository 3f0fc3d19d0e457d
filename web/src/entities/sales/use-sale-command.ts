import { useState } from 'react';
import { ApiFailure } from '~/lib/api/api-failure';
import { callApi } from '~/lib/api/call-api';
import type { CallAnswer, CallOptions } from '~/lib/api/call-options';
import { createIdempotencyKeys } from '~/lib/api/idempotency-keys';
import { showChangeFailure } from '~/lib/api/show-failure';
import { type ChangeOutcome, useChange } from '~/lib/forms/use-change';

/** Calls that change a booking or one of its payments. */
type SaleCommand =
  | 'cancelBooking'
  | 'cancelBookingAsAdmin'
  | 'changeBookingNote'
  | 'changeVisitStage'
  | 'collectPart'
  | 'collectPayment'
  | 'correctPayment'
  | 'discountPayment'
  | 'editBooking'
  | 'enterAnswer'
  | 'moveBooking'
  | 'refundBooking'
  | 'reopenRefund'
  | 'rescheduleBooking'
  | 'swapBookings'
  | 'undoSale'
  | 'updateBookingStatus'
  | 'updateTransactionStatus'
  | 'writeOffPayment';

const isConflict = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.code === 'conflict';

/** Leaves versions out, because who repeats a call that got no answer may see its change meanwhile. */
const withoutVersions = (field: string, value: unknown): unknown =>
  field === 'version' || field === 'otherVersion' ? undefined : value;

/**
 * Sends commands on a sale. Each names the version that the screen shows. Until the server has decided a command, all
 * attempts at it share one idempotency key.
 * @param tellFailure returns the text of a failure; by default it is shown as a toast as well
 * @returns `command`: sends one, guarded against double clicks, with a toast on success, and tells whether it has succeeded;
 * `send`: sends one for a form that guards and tells for itself; `isOutdated`: whether the last one was refused because the
 * sale has changed since
 */
export function useSaleCommand(tellFailure = showChangeFailure) {
  const { running, failure, change } = useChange(tellFailure);
  const [keys] = useState(() => createIdempotencyKeys());
  const [isOutdated, setOutdated] = useState(false);

  const send = async <Name extends SaleCommand>(
    name: Name,
    options: CallOptions<Name>,
  ): Promise<CallAnswer<Name>> => {
    setOutdated(false);
    try {
      return await keys.sendWithKey(
        [name, JSON.stringify(options, withoutVersions)],
        (idempotencyKey) => callApi(name, { ...options, idempotencyKey } as CallOptions<Name>),
      );
    } catch (error) {
      setOutdated(isConflict(error));
      throw error;
    }
  };

  const command = <Name extends SaleCommand>(
    name: Name,
    options: CallOptions<Name>,
    outcome: ChangeOutcome<CallAnswer<Name>>,
  ): Promise<boolean> => change(() => send(name, options), outcome);

  return { running, failure, isOutdated, command, send };
}
