import type { Job } from '@carwash/domain/days/day';
import type { Service } from '@carwash/domain/services/service';
import { newService, newSlotsAt } from '../../../support/catalogue/catalogue.ts';
import type { TestSlot } from '../../../support/reads/slots.ts';
import { dayAhead } from '../calls/slots.ts';
import type { Harness } from '../harness/harness.ts';

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Minutes of a day, and the number of days ahead. */
interface Morning {
  from: number;
  until: number;
  step: number;
  ahead?: number;
}

/** Creates slots of a service, each as long as its duration. */
export const slotsAround = (
  harness: Harness,
  service: Service,
  { from, until, step, ahead = 2 }: Morning,
): Promise<TestSlot[]> =>
  newSlotsAt(
    harness,
    service,
    Array.from({ length: Math.ceil((until - from) / step) }, (_, at) => ({
      date: dayAhead(harness, ahead),
      startTime: clock(from + at * step),
      endTime: clock(from + at * step + service.duration),
    })),
  );

/** In minutes of the day. */
export const tenOClock = 600;

/** Offers a wash of 30 minutes, a polish of 60, a valet of 90 and a coating of 240, around ten o'clock. */
export async function openMornings(
  harness: Harness,
  days: readonly number[] = [2],
): Promise<TestSlot[]> {
  const slots: TestSlot[] = [];
  for (const duration of [30, 60, 90, 240]) {
    const service = await newService(harness, { duration });
    for (const ahead of days) {
      const morning = { from: tenOClock - 60, until: tenOClock + 60, step: 30, ahead };
      slots.push(...(await slotsAround(harness, service, morning)));
    }
  }
  return slots;
}

/** Returns the jobs on the day of a slot, by claim id. */
export const jobsOn = async (
  { context }: Harness,
  { date }: Pick<TestSlot, 'date'>,
): Promise<Readonly<Record<string, Job>>> =>
  (await context.db.days.doc(date).get()).data()?.jobs ?? {};
