import { addMovement } from '@carwash/domain/closings/change-cash';
import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { noteCash } from './note-cash.ts';

/** Notes cash that was put into the till or taken out. @throws ApiError conflict for too many entries */
export const addCashMovement: Handler<Context, Endpoints['addCashMovement']> = (
  { body, ...request },
  context,
) =>
  noteCash(
    {
      keyed: { call: 'addCashMovement', body },
      request,
      action: body.direction === 'in' ? 'cash put in' : 'cash taken out',
      decide: (period, noted) => addMovement(period, body, noted),
    },
    context,
  );
