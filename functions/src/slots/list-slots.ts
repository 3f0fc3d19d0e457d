import type { Endpoints } from '@carwash/domain/endpoints';
import type { Slot } from '@carwash/domain/slots/slot';
import type { Query } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { listPage } from '../db/list-page.ts';
import type { Handler } from '../http/handler.ts';

/** Slots, optionally filtered by day and service, the earliest first. */
export const listSlots: Handler<Context, Endpoints['listSlots']> = ({ query }, { db }) => {
  const { date, serviceId } = query;
  let slots: Query<Slot> = db.slots.orderBy('startsAt');
  if (date !== undefined) slots = slots.where('date', '==', date);
  if (serviceId !== undefined) slots = slots.where('serviceId', '==', serviceId);
  return listPage(db.slots, slots, query);
};
