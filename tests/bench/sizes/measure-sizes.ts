import { loadSeed } from '@carwash/emulator-seed/load/load-seed';
import { type SeedSizeName, seedSizes } from '@carwash/emulator-seed/seed-size';
import { type Emulators, timeZone } from '../../support/emulators/emulators.ts';
import { measureDays } from './measure-days.ts';
import { readScreens, type ScreenReads } from './read-screens.ts';
import { type Timing, timeCalculations, timeRebuild } from './time-calculations.ts';

/** The figures of a business of one size. */
interface SizeMeasures {
  size: SeedSizeName;
  loadedAfterMs: number;
  rebuiltAfterMs: number;
  timings: Timing[];
  screens: ScreenReads[];
}

async function measure(size: SeedSizeName, emulators: Emulators): Promise<SizeMeasures> {
  const { firestore: db, auth } = emulators;
  const start = performance.now();
  await loadSeed({ db, auth }, seedSizes[size], { now: new Date(), timeZone });
  return {
    size,
    loadedAfterMs: performance.now() - start,
    timings: await timeCalculations(emulators),
    rebuiltAfterMs: await timeRebuild(emulators),
    screens: await readScreens(),
  };
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

function tableOfTimings({ timings }: SizeMeasures) {
  const bare = timings[0]?.medianMs ?? Number.NaN;
  return timings.map(({ what, medianMs }) => ({
    what,
    'median ms': Number(medianMs.toFixed(1)),
    'times a bare read': Number((medianMs / bare).toFixed(1)),
  }));
}

const tableOfScreens = (all: readonly SizeMeasures[]) =>
  all[0]?.screens.map(({ screen }) =>
    Object.fromEntries([
      ['screen', screen],
      ...all.flatMap(({ size, screens }) => {
        const read = screens.find((one) => one.screen === screen);
        return [
          [`${size}: documents`, read?.documents],
          [`${size}: complete after`, read && seconds(read.completeAfterMs)],
        ];
      }),
    ]),
  );

/**
 * Measures a business of 1,000 and one of 50,000 bookings and prints tables: documents read by each
 * screen of the console and how long after its first paint it is complete, and how long calculations
 * take. Also measures full days. Replaces everything in the emulators.
 */
export async function measureSizes(emulators: Emulators) {
  const days = await measureDays(emulators);
  console.log('\nA day on which every bay is full:');
  console.table(days);
  const measured: SizeMeasures[] = [];
  for (const size of ['medium', 'large'] as const) {
    const one = await measure(size, emulators);
    measured.push(one);
    console.log(
      `\n${size}: loaded in ${seconds(one.loadedAfterMs)}, statistics rebuilt in ${seconds(one.rebuiltAfterMs)}`,
    );
    console.table(tableOfTimings(one));
  }
  console.table(tableOfScreens(measured));
  return { days, businesses: measured };
}
