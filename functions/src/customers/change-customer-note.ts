import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { changeNote } from './change-note.ts';

/**
 * Changes the staff's note about a customer. The same note again changes nothing.
 * @throws ApiError conflict if somebody else has changed it since the caller saw it
 */
export const changeCustomerNote: Handler<Context, Endpoints['changeCustomerNote']> = (
  { body: { customerKey: key, staffNote, seenEdition }, caller },
  context,
) =>
  changeNote(
    key,
    (before) => {
      if (before.staffNote === staffNote) return null;
      if (before.edition === seenEdition) {
        return { change: { staffNote }, action: 'note changed' };
      }
      throw new ApiError(
        'conflict',
        'Somebody else has changed the note meanwhile. Copy what you wrote, and look again.',
      );
    },
    caller,
    context,
  );
