import { freeCancellationEnd } from '@carwash/domain/bookings/refund-terms';
import { defaultSettings } from '@carwash/domain/settings/default-settings';
import { hourMs, minuteMs } from '@carwash/domain/time/durations';
import { after, earliest, latest, type SeedTime } from '../seed-time.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { SalePlan } from './plan-sales.ts';

export interface SaleTimes {
  createdAt: Date;
  paidAt: Date;
  /** null unless the booking was cancelled. */
  cancelledAt: Date | null;
}

/**
 * Returns when a payment begins: one to four days before the wash; for a future wash, within the last five
 * days.
 */
function beginsAt(
  { place: { slot }, knownSince }: SalePlan,
  now: Date,
  random: SeededRandom,
): Date {
  const usual = after(slot.startsAt, -random.between(30 * 60, 96 * 60) * minuteMs);
  const recent = after(now, -random.between(20, 120 * 60) * minuteMs);
  const firstChance = after(knownSince, random.between(10, 600) * minuteMs);
  const jitterMs = random.between(0, 59_999);
  return after(latest(earliest(usual, recent), firstChance), jitterMs);
}

function cancelsAt(plan: SalePlan, paidAt: Date, now: Date, random: SeededRandom): Date | null {
  if (plan.outcome === 'cancelledLate')
    return after(plan.place.slot.startsAt, -random.between(2, 20) * hourMs);
  if (plan.outcome !== 'cancelledInTime') return null;
  const lastChance = earliest(
    now,
    freeCancellationEnd({ ...defaultSettings, slot: plan.place.slot }),
  );
  const share = random.between(20, 80) / 100;
  return after(paidAt, Math.round((lastChance.getTime() - paidAt.getTime()) * share));
}

/**
 * Returns when a desk sale happens: minutes before the wash; for a future wash, by phone within the last day.
 */
const comesToDeskAt = ({ place: { slot } }: SalePlan, now: Date, random: SeededRandom): Date =>
  earliest(
    after(slot.startsAt, -random.between(3, 45) * minuteMs),
    after(now, -random.between(20, 24 * 60) * minuteMs),
  );

/** Returns when a planned sale began, was paid and was cancelled: all before `now`. */
export function timeSale(plan: SalePlan, { now }: SeedTime, random: SeededRandom): SaleTimes {
  if (plan.paymentMethod !== 'card') {
    const paidAt = after(comesToDeskAt(plan, now, random), random.between(0, 59_999));
    return { createdAt: paidAt, paidAt, cancelledAt: null };
  }
  const createdAt = beginsAt(plan, now, random);
  const paidAt = after(createdAt, random.between(60, 360) * 1000);
  return { createdAt, paidAt, cancelledAt: cancelsAt(plan, paidAt, now, random) };
}
