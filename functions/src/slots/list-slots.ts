import type { Endpoints } from '@carwash/domain/endpoints';
import type { OfferedSlot } from '@carwash/domain/slots/slot';
import type { Query } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { listPage } from '../db/list-page.ts';
import type { Handler } from '../http/handler.ts';
import { answersOf } from './answer-of-slot.ts';

/** Slots, optionally filtered by day and service, the earliest first. */
export const listSlots: Handler<Context, Endpoints['listSlots']> = async ({ query }, context) => {
  const { db } = context;
  const { date, serviceId } = query;
  let slots: Query<OfferedSlot> = db.slots.orderBy('startsAt');
  if (date !== undefined) slots = slots.where('date', '==', date);
  if (serviceId !== undefined) slots = slots.where('serviceId', '==', serviceId);
  const { data, meta } = await listPage(db.slots, slots, query);
  return { data: await answersOf(data, context), meta };
};
