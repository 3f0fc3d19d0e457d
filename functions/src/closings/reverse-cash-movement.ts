import { reverseMovement } from '@carwash/domain/closings/change-cash';
import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { noteCash } from './note-cash.ts';

/** Takes an entry of cash back. @throws ApiError not_found; conflict for one that is taken back already */
export const reverseCashMovement: Handler<Context, Endpoints['reverseCashMovement']> = (
  { params, body, ...request },
  context,
) =>
  noteCash(
    {
      keyed: { call: 'reverseCashMovement', body: { ...params, ...body } },
      request,
      action: 'cash entry reversed',
      decide: (period, noted) => reverseMovement(period, params.id, body.cashReason, noted),
    },
    context,
  );
