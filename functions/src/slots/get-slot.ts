import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { answersOf, forCustomers } from './answer-of-slot.ts';
import { readSlot, slotNotFound } from './read-slot.ts';

export const getSlot: Handler<Context, Endpoints['getSlot']> = async ({ params }, context) => {
  const answers = await answersOf([(await readSlot(params.id, context)).data()], context);
  const [slot] = await forCustomers(answers, context);
  if (!slot) throw slotNotFound();
  return slot;
};
