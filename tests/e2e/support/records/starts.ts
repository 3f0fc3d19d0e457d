import type { Service } from '@carwash/domain/services/service';
import { db } from '../server/emulators.ts';
import { reconcile } from '../server/reconcile.ts';
import { newAccount } from './accounts.ts';
import { removeService } from './catalogue.ts';

/** Removes a service with its starts by the opening hours: a later test that changes the hours would count them. */
export async function leaveNoStarts(service: Service): Promise<void> {
  await removeService(service);
  await db.startsByHours.set({ dueAt: new Date(0), madeUntil: null });
  await reconcile(await newAccount('admin'));
}
