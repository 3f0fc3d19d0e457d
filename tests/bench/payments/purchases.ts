import { endpoints } from '@carwash/domain/endpoints';
import type { Service } from '@carwash/domain/services/service';
import { publicSettingsId } from '@carwash/domain/settings/settings-ids';
import type { Slot } from '@carwash/domain/slots/slot';
import { addDays, businessDay, businessInstant } from '@carwash/domain/time/business-time';
import type { Context } from '@carwash/functions/context';
import { initiatePayment } from '@carwash/functions/sales/purchase/initiate-payment';
import { queryProvider } from '@carwash/functions/sales/settlement/query-provider';
import { settlePayment } from '@carwash/functions/sales/settlement/settle-payment';
import type { DocumentReference } from 'firebase-admin/firestore';
import { newCustomers, type Person } from '../../api/support/people/people.ts';
import { newService, newSlotFrom } from '../../support/catalogue/catalogue.ts';
import { nameServicesOfBays } from '../../support/catalogue/own-bays.ts';
import { vehicle } from '../../support/purchases/vehicle.ts';
import type { serveApi } from '../serve-api.ts';
import { serveBareCalls } from './bare-calls.ts';
import { holdCommit } from './hold-commit.ts';
import { send } from './time-at-once.ts';

/** The most that is done at once. */
export const crowd = 50;

/** How many days ahead customers can book at most. */
const farthest = 366;

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** A service with customers, who buy through the API or through bare calls. */
export async function openShop(api: Awaited<ReturnType<typeof serveApi>>) {
  const { context } = api;
  const { db } = context;
  // Removes the bays, so that as much is sold at once as is measured, whatever the demo data has.
  await nameServicesOfBays({ context });
  const service: Service = await newService({ context });
  const customers = await newCustomers({ context }, crowd);
  // Each purchase has a customer of its own, because calls of one customer wait for each other.
  const bareCustomers = await newCustomers({ context }, crowd);
  const bare = await serveBareCalls(context);
  const { businessTimeZone } = context.settings;
  const today = businessDay(context.now(), businessTimeZone);
  await db.settings.doc(publicSettingsId).set({ _id: publicSettingsId, bookAheadDays: farthest });
  let times = 0;

  /**
   * On the next day, and when there are no more, again from the first one, two hours later. Far from midnight:
   * what is cleaned up at night touches the day after.
   */
  const nextTime = (): Date => {
    const day = addDays(today, 1 + (times % (farthest - 1)));
    const hour = 4 + 2 * Math.floor(times / (farthest - 1));
    times += 1;
    return businessInstant(day, `${String(hour).padStart(2, '0')}:00`, businessTimeZone);
  };
  /** On a day of its own: what a bare call commits has been decided before, when nobody else was there. */
  const nextSlot = (): Promise<Slot> => newSlotFrom({ context }, service, nextTime());
  /** Creates a slot for each customer, of a service of its own, all on one day. */
  const slotsOfOneDay = async (): Promise<Slot[]> => {
    const services = await Promise.all(customers.map(() => newService({ context })));
    const time = nextTime();
    return Promise.all(services.map((of) => newSlotFrom({ context }, of, time)));
  };
  /** The request as the server gives it to its handlers. */
  const purchase = (slot: Slot) =>
    endpoints.initiatePayment.body.cast({
      serviceId: slot.serviceId,
      slotId: slot._id,
      ...vehicle,
    });
  const bearer = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

  return {
    customers,
    bareCustomers,
    nextSlot,
    slotsOfOneDay,

    /** @returns the id of the transaction; undefined for who came too late */
    async initiate(customer: Person, slot: Slot): Promise<string | undefined> {
      const body = JSON.stringify(purchase(slot));
      const headers = { ...json, ...bearer(customer) };
      const answer = await send(`${api.url}/api/payments/initiate`, [200, 409], { headers, body });
      return JSON.parse(answer).data?.transactionId;
    },

    /** The customer comes back from the card page, having paid. */
    settle: (transactionId: string) =>
      send(`${api.url}/api/payments/success`, [302, 303], {
        headers: form,
        body: String(new URLSearchParams({ mer_txnid: transactionId })),
      }),

    /** @returns the bare call that makes the same commit, and the transaction that it makes */
    async prepareInitiate(customer: Person, slot: Slot) {
      const caller = {
        uid: customer.uid,
        role: 'user',
        emailVerified: true,
        signedInAt: new Date(),
      } as const;
      const request = { body: purchase(slot), caller, idempotencyKey: null };
      const commit = await holdCommit(context, (holding) =>
        Promise.resolve(initiatePayment(request as never, holding)),
      );
      const url = bare.prepare('initiate', { reads: readsOf(context, customer, slot), commit });
      return {
        call: () => send(url, [200, 409], { headers: bearer(customer) }),
        transactionId: commit.transaction?.id ?? '',
      };
    },

    /** @returns the bare call that makes the same commit */
    async prepareSettle(customer: Person, slot: Slot, transactionId: string) {
      const made = db.transactions.doc(transactionId);
      const transaction = (await made.get()).data();
      if (!transaction) throw new Error(`There is no transaction ${transactionId}`);
      const answer = await queryProvider(transaction, context);
      const commit = await holdCommit(context, (holding) =>
        settlePayment(transactionId, answer, async () => false, holding),
      );
      const url = bare.prepare('settle', {
        reads: [made, ...readsOf(context, customer, slot)],
        commit,
      });
      return () => send(url, [200]);
    },

    close: () => bare.close(),
  };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** The records that a purchase depends on. */
const readsOf = (
  { db }: Context,
  { uid }: Person,
  { date, serviceId }: Slot,
): DocumentReference[] =>
  [
    db.customerVersions.doc(uid),
    db.days.doc(date),
    db.services.doc(serviceId),
    db.users.doc(uid),
  ] as DocumentReference[];
