import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { answersOf } from './answer-of-slot.ts';
import { readSlot, slotNotFound } from './read-slot.ts';

export const getSlot: Handler<Context, Endpoints['getSlot']> = async ({ params }, context) => {
  const [slot] = await answersOf([(await readSlot(params.id, context)).data()], context);
  if (!slot) throw slotNotFound();
  return slot;
};
