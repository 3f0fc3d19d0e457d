import type { Day } from '@carwash/domain/days/day';
import { freeBays } from '@carwash/domain/days/free-bays';
import { openTimesOfDays } from '@carwash/domain/slots/open-times-of-days';
import { startTimesOf } from '@carwash/domain/slots/slots-of-day';
import { readDaysToCome } from '@carwash/functions/days/read-days-to-come';
import { openDatabase } from '@carwash/functions/db/database';
import { type Emulators, timeZone } from '../../support/emulators/emulators.ts';
import { type Figure, median } from '../figures/figure.ts';
import { fullBusiness, fullDays } from './full-days.ts';

const rounds = 15;

/** Processor time, because a busy machine makes no computation longer. @returns milliseconds */
async function processorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function medianMs(times: number, work: () => unknown): Promise<number> {
  const measured: number[] = [];
  for (let round = 0; round < times; round += 1) measured.push(await processorMs(work));
  return median(measured);
}

/** Asks for each start which bays are free. @returns the number of starts with room */
const askEachStart = (days: readonly Day[]): number =>
  days
    .flatMap((day) =>
      startTimesOf({ ...day, closed: {} }, null, timeZone).map(({ serviceId, startsAt, endsAt }) =>
        freeBays({ serviceId, from: startsAt, to: endsAt }, [day]),
      ),
    )
    .filter((free) => free.length > 0).length;

const countStarts = (days: readonly Day[]): number =>
  [...openTimesOfDays(days, timeZone).values()].flatMap((times) => Object.values(times).flat())
    .length;

/** Measures how long it takes to compute the open times of a full business for a month. */
export async function measureOpenTimes({ firestore }: Emulators): Promise<Figure[]> {
  const first = '2040-03-01';
  const days = fullDays(first, timeZone);
  if (countStarts(days) !== askEachStart(days)) throw new Error('The two ways differ');
  const db = openDatabase(firestore);
  await Promise.all(days.map((day) => db.days.doc(day._id).set(day)));
  const context = {
    db,
    now: () => new Date(`${first}T00:00:00Z`),
    settings: { businessTimeZone: timeZone },
  };
  const computing = await medianMs(rounds, () => openTimesOfDays(days, timeZone));
  const oneByOne = await medianMs(3, () => askEachStart(days));
  const reading = await medianMs(rounds, () => readDaysToCome(context));
  const of = `${fullBusiness.days} days, ${fullBusiness.services} services, ${fullBusiness.bays} bays, ${fullBusiness.jobsPerDay} jobs a day`;
  return [
    { what: 'computing the open times, ms', of, value: computing, goal: { atMost: 20 } },
    { what: 'asking each start one by one, ms', of, value: oneByOne },
    { what: 'computing / one by one', of, value: computing / oneByOne, goal: { atMost: 0.05 } },
    { what: 'reading and checking the days, ms', of, value: reading },
  ];
}
