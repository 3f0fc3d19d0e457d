import type { Slot } from '@carwash/domain/slots/slot';
import { businessClockTime } from '@carwash/domain/time/business-time';
import { minuteMs } from '@carwash/domain/time/durations';
import { deadlineIn } from '@carwash/functions/background/deadline';
import { settleDuePayments } from '@carwash/functions/sales/settlement/settle-due-payments';
import { type Answer, call } from '../../../support/calls/call.ts';
import { timeZone } from '../../../support/emulators/emulators.ts';
import { transactionOf } from '../../../support/reads/purchases.ts';
import { bayForm, closeBays, reopenBays, setBays } from '../calls/bays.ts';
import { cancelBooking } from '../calls/bookings.ts';
import { bookAtDesk } from '../calls/desk.ts';
import { callback, initiate } from '../calls/payments.ts';
import { type Business, type Payment, tell } from './business.ts';

/** Enough time for one run. */
const settleBudgetMs = 20_000;

const nameOf = ({ people }: Business, { as }: Pick<Payment, 'as'>): string =>
  `customer ${people.indexOf(as) + 1}`;

/**
 * Accepts refusals, but no failures.
 * @returns whether the call succeeded
 */
function isDone(answer: Answer): boolean {
  if (answer.status >= 500 || [400, 401].includes(answer.status)) {
    throw new Error(`A call was answered ${answer.status} ${answer.message}`);
  }
  return answer.status < 400;
}

const inWords = ({ status, code }: Answer): string => code ?? String(status);

/**
 * Returns the few starts that everybody wants: those that begin next, and some that have just begun or ended.
 */
function wantedSlots({ harness, slots }: Business): readonly Slot[] {
  const now = harness.clock.now().getTime();
  const near = slots.filter(({ endsAt }) => endsAt.getTime() > now - 12 * minuteMs);
  return near.slice(0, 7);
}

const pickFrom = <T>({ random }: Business, list: readonly T[]): T | undefined =>
  list.length === 0 ? undefined : random.pick(list);

/** Returns recent payments that may still be paid. */
const unpaid = ({ payments }: Business): Payment[] =>
  payments.filter(({ isPaid }) => !isPaid).slice(-14);

const isCurrent = async ({ harness }: Business, { id }: Payment): Promise<boolean> => {
  const { status, expiresAt, failureReason } = await transactionOf(harness, id);
  const isOpen = status === 'pending' || (status === 'failed' && failureReason === 'declined');
  return isOpen && expiresAt > harness.clock.now();
};

/** Tells whether a bay is still held for the payment. */
async function isHeld({ harness }: Business, { id, slot }: Payment): Promise<boolean> {
  const { claimId } = await transactionOf(harness, id);
  const day = (await harness.context.db.days.doc(slot.date).get()).data();
  const heldUntil = day?.jobs[claimId]?.heldUntil;
  return Boolean(heldUntil && heldUntil > harness.clock.now());
}

/** Returns one of these payments whose hold lasts, or one whose hold is over. */
async function pickPayment(
  business: Business,
  wanted: 'current' | 'over',
): Promise<Payment | undefined> {
  const { random, lapsed } = business;
  const some = unpaid(business).filter(({ isGivenUp }) => wanted === 'current' || !isGivenUp);
  const shuffled = random.shuffled(some);
  const isOfLapsed = ({ slot }: Payment) => slot._id === lapsed?._id;
  const first = random.chance(60) ? shuffled.filter(isOfLapsed) : [];
  for (const payment of [...first, ...shuffled]) {
    if ((await isCurrent(business, payment)) === (wanted === 'current')) return payment;
  }
  return undefined;
}

async function begin(business: Business): Promise<boolean> {
  const { harness, random, people, payments, lapsed } = business;
  const as = random.pick(people);
  const wanted = wantedSlots(business);
  const tried = wanted.filter(({ _id }) =>
    payments.some((payment) => payment.as === as && payment.slot._id === _id),
  );
  const usual = tried.length > 0 && random.chance(60) ? tried : wanted;
  const slot = lapsed && random.chance(60) ? lapsed : pickFrom(business, usual);
  if (!slot) return false;
  const isSmall = slot.serviceId === business.services[0]?._id && random.chance(40);
  const change = {
    ...(isSmall && { vehicleType: 'motorcycle' }),
    ...(random.chance(15) && { addOns: ['wax'] }),
  };
  const answer = await initiate(harness, as, slot, { change });
  const id: string | undefined = isDone(answer) ? answer.data.transactionId : undefined;
  const what = `${nameOf(business, { as })} initiates ${slot._id} ${JSON.stringify(change)}`;
  tell(business, `${what}: ${id ?? inWords(answer)}`, slot._id);
  if (id && !payments.some((payment) => payment.id === id)) {
    const isGivenUp = random.chance(30);
    payments.push({ id, as, slot, isGivenUp, isPaid: false, isInTime: false });
  }
  return id !== undefined;
}

/** Posts a callback as the provider, or somebody who pretends to be the provider. */
async function post(
  business: Business,
  { id }: Payment,
  kind: 'success' | 'fail' | 'notify',
  fields: Record<string, string> = {},
): Promise<void> {
  isDone(await callback(business.harness, kind, id, fields));
}

const statusOf = async ({ harness }: Business, { id }: Payment): Promise<string> =>
  (await transactionOf(harness, id)).status;

async function tellOf(business: Business, payment: Payment, text: string): Promise<void> {
  const { as, id, slot } = payment;
  const status = await statusOf(business, payment);
  tell(business, `${nameOf(business, { as })} ${text} ${id}: ${status}`, slot._id);
}

async function decline(business: Business): Promise<boolean> {
  const payment = await pickPayment(business, 'current');
  if (!payment || (await statusOf(business, payment)) !== 'pending') return false;
  business.harness.provider.decline(payment.id);
  const isLost = business.random.chance(20);
  if (!isLost) await post(business, payment, 'fail');
  await tellOf(business, payment, isLost ? 'is declined unheard' : 'is declined');
  return true;
}

async function cancel(business: Business): Promise<boolean> {
  const payment = await pickPayment(business, 'current');
  if (!payment) return false;
  const { as, id } = payment;
  isDone(await call(business.harness, 'POST', `/payments/${id}/cancel`, { as, json: {} }));
  await tellOf(business, payment, 'gives up');
  return true;
}

type Delivery = 'paid' | 'lost' | 'doubled' | 'contradicted';

async function deliver(business: Business, payment: Payment, way: Delivery): Promise<void> {
  if (way === 'paid') await post(business, payment, 'notify');
  if (way === 'contradicted') await post(business, payment, 'fail', { status_code: '7' });
  if (way === 'doubled') {
    await Promise.all([post(business, payment, 'success'), post(business, payment, 'notify')]);
    await post(business, payment, 'success');
  }
}

async function pay(business: Business, payment: Payment | undefined, way: Delivery, when: string) {
  if (!payment) return false;
  payment.isInTime = (await isCurrent(business, payment)) && (await isHeld(business, payment));
  payment.isPaid = true;
  business.harness.provider.pay(payment.id);
  await deliver(business, payment, way);
  await tellOf(business, payment, `pays ${when} (${way})`);
  return true;
}

const payLate = async (business: Business): Promise<boolean> => {
  const payment = await pickPayment(business, 'over');
  return pay(business, payment, business.random.pick(['paid', 'paid', 'lost']), 'late');
};

const payInTime = async (business: Business, way: Delivery): Promise<boolean> =>
  pay(business, await pickPayment(business, 'current'), way, 'in time');

/** Lets a customer who has paid return to the page, although no callback has arrived. */
async function comeBack(business: Business): Promise<boolean> {
  const { harness, random, payments } = business;
  const recent = payments.filter(({ isPaid }) => isPaid).slice(-8);
  const payment = pickFrom(business, recent);
  if (!payment) return false;
  const { id: transactionId, as } = payment;
  const [path, json] = random.pick([
    ['/bookings', { transactionId }],
    ['/transactions/create-transaction', { transactionId, status: 'success', amount: 1 }],
  ] as const);
  isDone(await call(harness, 'POST', path, { as, json }));
  await tellOf(business, payment, 'comes back');
  return true;
}

async function forge(business: Business): Promise<boolean> {
  const payment = pickFrom(business, unpaid(business));
  if (!payment) return false;
  await post(business, payment, 'success', { amount: '0.01' });
  await tellOf(business, payment, 'has a callback forged for');
  return true;
}

/** Notes a change of the bays, after which holds and bookings may be in other bays. */
function noteChange(business: Business, text: string, answer: Answer): boolean {
  const isChanged = isDone(answer);
  if (isChanged) business.changes.push(business.harness.clock.now());
  const { moved, displaced } = answer.data ?? {};
  const then = isChanged
    ? JSON.stringify({ moved, displaced: displaced?.length })
    : inWords(answer);
  tell(business, `the admin ${text}: ${then}`, null);
  return isChanged;
}

async function close(business: Business): Promise<boolean> {
  const { harness, random, admin, closures } = business;
  const slot = pickFrom(business, wantedSlots(business));
  if (!slot || closures.length > 2) return false;
  const until = businessClockTime(new Date(slot.startsAt.getTime() + 60 * minuteMs), timeZone);
  const hours = random.pick([
    { startTime: slot.startTime, endTime: until > slot.startTime ? until : null },
    { startTime: slot.startTime, endTime: null },
  ]);
  const bays = [`bay-${random.between(1, 4)}`];
  const closure = { bays, from: slot.date, to: slot.date, ...hours };
  const answer = await closeBays(harness, admin, closure).catch(() => undefined);
  if (!answer || answer.status === 400) return false;
  const id: string | undefined = answer.data?.closure?._id;
  if (id && !closures.includes(id)) closures.push(id);
  return noteChange(business, `closes ${JSON.stringify(closure)}`, answer);
}

async function reopen(business: Business): Promise<boolean> {
  const [first] = business.closures.splice(0, 1);
  if (!first) return false;
  const answer = await reopenBays(business.harness, business.admin, first);
  return noteChange(business, `reopens ${first}`, answer);
}

async function changeRoster(business: Business): Promise<boolean> {
  const { harness, random, admin, services } = business;
  const cleanUp = random.pick([0, 5, 15]);
  const length = random.pick([business.bays, business.bays, random.between(1, 4)]);
  const some = services.filter(() => random.chance(70)).map(({ _id }) => _id);
  const bays = Array.from({ length }, (_, at) =>
    bayForm(`Bay ${at + 1}`, {
      _id: `bay-${at + 1}`,
      cleanUp,
      services: at > 0 && some.length > 0 && random.chance(20) ? some : null,
    }),
  );
  const answer = await setBays(harness, admin, bays);
  return noteChange(business, `sets up ${bays.length} bays with a clean-up of ${cleanUp}`, answer);
}

async function changePrice(business: Business): Promise<boolean> {
  const { harness, random, services } = business;
  const { _id } = random.pick(services);
  const price = random.between(500, 9000) / 100;
  await harness.context.db.services.doc(_id).update({ price });
  tell(business, `${_id} costs ${price} from now on`, null);
  return true;
}

async function cancelOwnBooking(business: Business): Promise<boolean> {
  const payment = pickFrom(business, business.payments.filter(({ isPaid }) => isPaid).slice(-10));
  if (!payment || (await statusOf(business, payment)) !== 'success') return false;
  const isCancelled = isDone(await cancelBooking(business.harness, payment.as, payment.id));
  await tellOf(business, payment, 'cancels the booking of');
  return isCancelled;
}

/** Sells at the desk to a customer with an account: mostly what they are paying for, or have paid for just now. */
async function sellAtDesk(business: Business): Promise<boolean> {
  const { harness, random, admin, people, payments } = business;
  const begun = random.chance(75) ? pickFrom(business, payments.slice(-6)) : undefined;
  const as = begun?.as ?? random.pick(people);
  const slot = begun?.slot ?? pickFrom(business, wantedSlots(business));
  if (!slot) return false;
  const change = { customerId: as.uid, ...(random.chance(20) && { addOns: ['wax'] }) };
  const answer = await bookAtDesk(harness, admin, slot, change);
  const sold = isDone(answer) ? answer.data._id : inWords(answer);
  tell(business, `the desk sells ${slot._id} to ${nameOf(business, { as })}: ${sold}`, slot._id);
  return answer.status < 400;
}

/** Moves the clock to just after the end of a hold that may have been paid without a callback. */
async function untilHoldEnds(business: Business): Promise<number | undefined> {
  const { harness, random, payments } = business;
  business.lapsed = null;
  const recent = random.shuffled(payments.slice(-10));
  const paidFirst = recent.toSorted((one, other) => Number(other.isPaid) - Number(one.isPaid));
  for (const payment of paidFirst) {
    if (!(await isCurrent(business, payment))) continue;
    business.lapsed = payment.slot;
    const { expiresAt } = await transactionOf(harness, payment.id);
    return (expiresAt.getTime() - harness.clock.now().getTime() + 1000) / minuteMs;
  }
  return undefined;
}

async function lapse(business: Business): Promise<boolean> {
  const { harness, random } = business;
  const untilEnd = random.chance(60) ? await untilHoldEnds(business) : undefined;
  const minutes = untilEnd ?? random.pick([3, 7, 15.2, 17.4]);
  harness.clock.advanceMinutes(minutes);
  tell(business, `${minutes.toFixed(2)} minutes pass`, null);
  return true;
}

/** Settles payments as the reconciler does every minute. */
async function settleDue(business: Business): Promise<boolean> {
  const { failed } = await settleDuePayments(business.harness.context, deadlineIn(settleBudgetMs));
  if (failed > 0) throw new Error(`The reconciler has failed ${failed} times`);
  tell(business, 'the reconciler asks about payments', null);
  return true;
}

/** Operations; each returns whether it succeeded. */
export const operations = {
  begin,
  decline,
  cancel,
  lapse,
  pay: (business: Business) => payInTime(business, 'paid'),
  payUnheard: (business: Business) => payInTime(business, 'lost'),
  payHeardTwice: (business: Business) => payInTime(business, 'doubled'),
  payContradicted: (business: Business) => payInTime(business, 'contradicted'),
  payLate,
  comeBack,
  forge,
  close,
  reopen,
  changeRoster,
  changePrice,
  cancelOwnBooking,
  sellAtDesk,
  settleDue,
};

export type Operation = keyof typeof operations;

/** How often each operation is drawn in a hundred steps. */
const weights: Record<Operation, number> = {
  begin: 26,
  decline: 8,
  cancel: 7,
  lapse: 9,
  pay: 7,
  payUnheard: 8,
  payHeardTwice: 2,
  payContradicted: 3,
  payLate: 6,
  comeBack: 2,
  forge: 3,
  close: 2,
  reopen: 2,
  changeRoster: 1,
  changePrice: 2,
  cancelOwnBooking: 2,
  sellAtDesk: 6,
  settleDue: 4,
};

const drawn = Object.entries(weights).flatMap(([name, weight]) =>
  Array.from({ length: weight }, () => name as Operation),
);

/** Tells whether an operation changes which bays exist, or when they are open. */
export const changesBays = (name: Operation): boolean =>
  name === 'close' || name === 'reopen' || name === 'changeRoster';

export function drawOperation({ random, areBaysFixed, lapsed }: Business): Operation {
  if (lapsed && random.chance(25)) return random.pick(['begin', 'payLate']);
  return random.pick(areBaysFixed ? drawn.filter((name) => !changesBays(name)) : drawn);
}
