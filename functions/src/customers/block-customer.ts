import { canBeBlocked } from '@carwash/domain/customers/customer-key';
import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { changeNote } from './change-note.ts';

/**
 * Keeps an account or a phone number from booking online, or ends that.
 * @throws ApiError conflict for a plate, because anybody could type it
 */
export const blockCustomer: Handler<Context, Endpoints['blockCustomer']> = async (
  { params: { customerKey: key }, body: { blockReason }, caller },
  context,
) => {
  if (!canBeBlocked(key)) {
    throw new ApiError('conflict', 'Without an account or a phone number nobody can be blocked.');
  }
  return changeNote(
    key,
    ({ block }) => {
      if ((block?.blockReason ?? null) === blockReason) return null;
      if (blockReason === null) return { change: { block: null }, action: 'may book online again' };
      const since = block?.since ?? context.now();
      return { change: { block: { blockReason, since } }, action: 'kept from booking online' };
    },
    caller,
    context,
  );
};
