import type { Endpoints } from '@carwash/domain/endpoints';
import { enterAnswer as enter } from '@carwash/domain/sales/enter-answer';
import { paymentOf } from '@carwash/domain/sales/sale';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { readTransaction } from '../payments/read-own-transaction.ts';
import { changeSales } from './change-sale.ts';
import { firstSale } from './commit-sales.ts';
import { loadOpenPayment, type OpenPayment } from './settlement/settle-payment.ts';

/**
 * Settles a payment with what the provider's own page says of it.
 * @throws ApiError not_found; bad_input; conflict if it has changed since it was seen, and once the provider has answered
 */
export const enterAnswer: Handler<Context, Endpoints['enterAnswer']> = async (request, context) => {
  const { id: paymentId } = request.params;
  const { version, ...entered } = request.body;
  const load = async (): Promise<[OpenPayment]> => [
    await loadOpenPayment(await readTransaction(paymentId, context), context),
  ];
  const sales = await changeSales<[OpenPayment]>(
    {
      call: { name: 'enterAnswer', request, seen: [{ version, paymentId }] },
      load,
      decide: (read, act) => {
        const [{ sale: open, facts }] = read;
        const code = context.drawBookingCode();
        const decision = enter(open, { ...entered, paymentId }, { ...facts, code }, act);
        return { decision, loaded: read };
      },
    },
    context,
  );
  return paymentOf(firstSale(sales), paymentId);
};
