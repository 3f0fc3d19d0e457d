import type { Service } from '@carwash/domain/services/service';
import { db } from '../server/emulators.ts';
import { reconcile } from '../server/reconcile.ts';
import { newAccount } from './accounts.ts';
import { removeService } from './catalogue.ts';

/** Makes the starts by the opening hours as they should be now; those of services that are gone go too. */
export async function makeStarts(): Promise<void> {
  await db.startsByHours.set({ dueAt: new Date(0), madeUntil: null });
  await reconcile(await newAccount('admin'));
}

/** Removes a service with its starts by the opening hours: a later test that changes the hours would count them. */
export async function leaveNoStarts(service: Service): Promise<void> {
  await removeService(service);
  await makeStarts();
}
