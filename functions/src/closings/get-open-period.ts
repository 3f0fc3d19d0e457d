import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { numberReceipts } from '../receipts/number-receipts.ts';
import { openPeriodOf, readTill } from './read-till.ts';

/** Returns what the next closing would close. Numbers first, so that the newest sales are in it. */
export const getOpenPeriod: Handler<Context, Endpoints['getOpenPeriod']> = async (
  _request,
  context,
) => {
  await numberReceipts(context);
  return openPeriodOf(await readTill(context));
};
