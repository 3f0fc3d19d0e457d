import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { forCustomers, readAnswer, slotNotFound } from './answer-of-slot.ts';

export const getSlot: Handler<Context, Endpoints['getSlot']> = async ({ params }, context) => {
  const [slot] = await forCustomers([await readAnswer(params.id, context)], context);
  if (!slot) throw slotNotFound();
  return slot;
};
