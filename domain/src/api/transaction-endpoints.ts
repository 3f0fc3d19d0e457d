import { type InferType, number, object, string } from 'yup';
import { transactionSchema } from '../entities/transaction.ts';
import type { Endpoint } from './endpoint.ts';

/**
 * What the browser says when it returns from the provider. Only the id is acted upon; who paid what,
 * and whether, is asked of the provider.
 */
export const createTransactionSchema = object({
  transactionId: string().max(64).required(),
  status: string().oneOf(['success', 'failed']).required(),
  customer: string().max(254).optional(),
  service: string().max(64).optional(),
  amount: number().min(0).optional(),
});

export type CreateTransaction = InferType<typeof createTransactionSchema>;

export const transactionEndpoints = {
  /** Confirms a payment after the return from the provider. Safe to repeat. */
  createTransaction: {
    method: 'POST',
    path: '/transactions/create-transaction',
    who: 'user',
    accepts: 'json',
    answers: 'json',
    params: object({}),
    body: createTransactionSchema,
    data: transactionSchema,
  },
  /** One transaction, for its owner and for admins. Settles it first if it is pending. */
  getTransaction: {
    method: 'GET',
    path: '/transactions/:id',
    who: 'signedIn',
    accepts: 'json',
    answers: 'json',
    params: object({ id: string().max(64).required() }),
    body: object({}),
    data: transactionSchema,
  },
} as const satisfies Record<string, Endpoint>;
