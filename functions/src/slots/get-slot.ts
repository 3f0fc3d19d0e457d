import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { readSlot } from './read-slot.ts';

export const getSlot: Handler<Context, Endpoints['getSlot']> = async ({ params }, context) =>
  (await readSlot(params.id, context)).data();
