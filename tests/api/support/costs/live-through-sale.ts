import { type VisitStage, visitStageLabels } from '@carwash/domain/bookings/visit-stage';
import { collections } from '@carwash/domain/collections';
import type { Slot } from '@carwash/domain/slots/slot';
import { addDays, businessDay, businessInstant } from '@carwash/domain/time/business-time';
import { hourMs, minuteMs } from '@carwash/domain/time/durations';
import { deliverMessage } from '@carwash/functions/messages/deliver-message';
import { runSteps } from '@carwash/functions/reconciler/reconcile';
import { steps } from '@carwash/functions/reconciler/steps';
import { call, type Server } from '../../../support/calls/call.ts';
import { newService, newSlotFrom } from '../../../support/catalogue/catalogue.ts';
import {
  type BilledDocuments,
  type ByCollection,
  countDocuments,
} from '../../../support/count-documents.ts';
import { vehicle } from '../../../support/purchases/vehicle.ts';
import { closingForm } from '../calls/till.ts';
import { newAdmin, newCustomer, type Person } from '../people/people.ts';
import { reconcileAll, type TimedBusiness } from './read-idle.ts';

/** A business without anything to do, which sends mails. */
interface EmptyBusiness extends TimedBusiness, Server {
  /** Lets the provider have the money. It tells nobody. */
  pay: (transactionId: string) => void;
}

/** What one step of a sale's life costs. */
export interface SaleStep extends BilledDocuments {
  step: string;
}

const budgetMs = 60_000;

/** Steps that the calendar makes due, whatever is sold. */
const stepsOfCalendar = ['make slots by the opening hours', 'erase what was kept for long enough'];

const stepsOfSales = steps.filter(({ name }) => !stepsOfCalendar.includes(name));

function minus(counts: ByCollection, others: ByCollection | undefined): ByCollection {
  const left = [...counts].map(
    ([name, count]) => [name, count - (others?.get(name) ?? 0)] as const,
  );
  return new Map(left.filter(([name, count]) => count !== 0 && name !== collections.maintenance));
}

/** Returns functions that do something and note what it costs. */
async function openMeter({ context }: EmptyBusiness) {
  const run = () => runSteps(stepsOfSales, context, budgetMs);
  const idleRun = await countDocuments(run);
  const noted: SaleStep[] = [];
  const measure = async (step: string, act: () => Promise<unknown>, idle?: BilledDocuments) => {
    const { reads, writes, deletes } = await countDocuments(act);
    noted.push({
      step,
      reads: minus(reads, idle?.reads),
      writes: minus(writes, idle?.writes),
      deletes: minus(deletes, idle?.deletes),
    });
  };
  return { noted, measure, measureRun: (step: string) => measure(step, run, idleRun) };
}

type Meter = Awaited<ReturnType<typeof openMeter>>;

async function send(...sent: Parameters<typeof call>) {
  const answer = await call(...sent);
  if (answer.status >= 400) throw new Error(`${sent[2]} answered ${answer.message}`);
  return answer.data;
}

function goTo({ context, clock }: TimedBusiness, moment: Date): void {
  clock.advanceMinutes((moment.getTime() - context.now().getTime()) / minuteMs);
}

function inDays({ context }: TimedBusiness, days: number, time: string): Date {
  const timeZone = context.settings.businessTimeZone;
  return businessInstant(addDays(businessDay(context.now(), timeZone), days), time, timeZone);
}

const deliver = (id: string, kind: string, version: number, { context }: TimedBusiness) =>
  deliverMessage(`${id}_${kind}_${version}`, context);

/** Books and pays. @returns the id of the booking */
async function buy(slot: Slot, customer: Person, business: EmptyBusiness, { measure }: Meter) {
  let id = '';
  await measure('the customer goes to pay', async () => {
    const json = { serviceId: slot.serviceId, slotId: slot._id, ...vehicle };
    const sent = { as: customer, json, key: 'life-of-a-sale' };
    id = (await send(business, 'POST', '/payments/initiate', sent)).transactionId;
  });
  business.pay(id);
  const form = { mer_txnid: id };
  await measure('the provider reports the payment, and it is booked', () =>
    send(business, 'POST', '/payments/notify', { form }),
  );
  await measure('the customer comes back from the card page', async () => {
    await send(business, 'POST', '/payments/success', { form });
    const ask = { as: customer, json: { transactionId: id, status: 'success' } };
    await send(business, 'POST', '/transactions/create-transaction', ask);
    await send(business, 'POST', '/bookings', { as: customer, json: { transactionId: id } });
  });
  await measure('confirmation, and a message to the business', async () => {
    await deliver(id, 'confirmation', 1, business);
    await deliver(id, 'staff_booking', 1, business);
  });
  return id;
}

const stages = ['arrived', 'washing', 'ready', 'collected'] as const satisfies VisitStage[];

/** Washes the car. */
async function visit(id: string, admin: Person, business: EmptyBusiness, { measure }: Meter) {
  let version = 1;
  for (const stage of stages) {
    const sent = { as: admin, json: { stage, version }, key: `${id}-${stage}` };
    await measure(`a tap on '${visitStageLabels[stage]}'`, () =>
      send(business, 'PATCH', `/bookings/${id}/stage`, sent),
    );
    version += 1;
    business.clock.advanceMinutes(10);
    if (stage === 'ready') {
      await measure('message that it is ready', () => deliver(id, 'ready', version, business));
    }
  }
}

/**
 * Lives through a sale by card from going to pay until its customer is asked for a review, while nothing else is sold. All
 * that the server reads and writes because of it counts, in runs of the reconciler too, without what a run costs that finds
 * nothing to do. Not counted are screens, and the notes in `maintenance`, which depend on the time and not on sales.
 * @returns its steps, and the closing of the till, which all sales of a day share
 */
export async function liveThroughSale(business: EmptyBusiness) {
  // Outside the quiet hours.
  goTo(business, inDays(business, 1, '12:00'));
  const [customer, admin] = [await newCustomer(business), await newAdmin(business)];
  const service = await newService(business);
  const slot = await newSlotFrom(business, service, inDays(business, 3, '15:00'));
  await reconcileAll(business);
  const meter = await openMeter(business);
  const { noted, measure, measureRun } = meter;
  const { startsAt, endsAt } = slot;

  const id = await buy(slot, customer, business, meter);
  await measureRun('the receipt is numbered, and the figures are added up');
  goTo(business, new Date(startsAt.getTime() - 24 * hourMs));
  await measureRun('reminder of the day before');
  goTo(business, new Date(startsAt.getTime() - 2 * hourMs));
  await measureRun('reminder of two hours before');
  goTo(business, startsAt);
  await visit(id, admin, business, meter);
  goTo(business, endsAt);
  await measureRun('the visit is completed');
  goTo(business, new Date(endsAt.getTime() + 24 * hourMs));
  await measureRun('question for a review');

  const ofSale = [...noted];
  await measure('the till is closed', async () => {
    const period = await send(business, 'GET', '/closings/current', { as: admin });
    await send(business, 'POST', '/closings', { as: admin, json: closingForm(period) });
  });
  return { ofSale, closing: noted.slice(ofSale.length) };
}
