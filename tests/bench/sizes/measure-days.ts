import { collections } from '@carwash/domain/collections';
import { type Capacity, faultOfLargeDay, largestDayBytes } from '@carwash/domain/days/day-size';
import {
  baysOfTests,
  bytesOfDay,
  fullDay,
  servicesOfTests,
} from '@carwash/domain/days/full-day-of-tests';
import type { Emulators } from '../../support/emulators/emulators.ts';

const allDay = [{ opens: '00:00', closes: '00:00' }];
const hours = { hours: Array.from({ length: 7 }, () => ({ periods: allDay })), exceptions: [] };

interface MeasuredDay {
  bays: number;
  'minutes of a job': number;
  jobs: number;
  'said at most': number;
  'bytes as Firestore counts': number;
  'bytes to each reader': number;
  stored: boolean;
  accepted: boolean;
}

/** Measures the documents of full days: whether they fit, and whether the product accepts such a business. */
export async function measureDays({ firestore }: Emulators): Promise<MeasuredDay[]> {
  const measured: MeasuredDay[] = [];
  for (const [bays, minutes] of [
    [3, 30],
    [10, 15],
    [30, 15],
    [30, 10],
    [30, 5],
  ] as const) {
    const plan: Capacity = {
      bays: baysOfTests(bays),
      services: servicesOfTests(9, minutes, 15),
      hours,
    };
    const day = fullDay(plan);
    const document = firestore.collection(collections.days).doc(day._id);
    const stored = await document.set(day).then(
      () => true,
      () => false,
    );
    measured.push({
      bays,
      'minutes of a job': minutes,
      jobs: Object.keys(day.jobs).length,
      'said at most': largestDayBytes(plan),
      'bytes as Firestore counts': bytesOfDay(day),
      'bytes to each reader': JSON.stringify(day).length,
      stored,
      accepted: faultOfLargeDay(plan) === null,
    });
    await document.delete();
  }
  return measured;
}
