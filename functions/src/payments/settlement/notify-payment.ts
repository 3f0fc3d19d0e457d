import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/handler.ts';
import { askAndSettle } from './ask-and-settle.ts';

/**
 * The provider's server reports a change of a payment. The new state is then queried from the provider.
 */
export const notifyPayment: Handler<Context, Endpoints['notifyPayment']> = async (
  { body },
  context,
) => {
  await askAndSettle(body.mer_txnid, context);
  return {};
};
