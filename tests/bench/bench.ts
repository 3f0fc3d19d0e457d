import { loadSeed } from '@carwash/emulator-seed/load/load-seed';
import { type SeedSizeName, seedSizes } from '@carwash/emulator-seed/seed-size';
import { connectEmulators, type Emulators } from '../support/emulators/emulators.ts';
import { countReads, type ReadCounter } from './count-reads.ts';
import { readScreens, type ScreenReads } from './read-screens.ts';
import { compareRates } from './sell-at-rate.ts';
import { type Timing, timeCalculations, timeRebuild } from './time-calculations.ts';

/** Where the site is, which reaches Firestore at `counterPort`, and is passed on to `firestorePort`. */
export interface Site {
  baseURL: string;
  executablePath: string;
  counterPort: number;
  firestorePort: number;
}

interface Measured {
  size: SeedSizeName;
  loadedAfterMs: number;
  rebuiltAfterMs: number;
  timings: Timing[];
  screens: ScreenReads[];
}

async function measure(
  size: SeedSizeName,
  site: Site,
  emulators: Emulators,
  counter: ReadCounter,
): Promise<Measured> {
  const { firestore: db, auth } = emulators;
  const start = performance.now();
  await loadSeed({ db, auth }, seedSizes[size], { now: new Date(), timeZone: 'Asia/Dhaka' });
  return {
    size,
    loadedAfterMs: performance.now() - start,
    timings: await timeCalculations(emulators),
    rebuiltAfterMs: await timeRebuild(emulators),
    screens: await readScreens(site, counter),
  };
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

function tableOfTimings({ timings }: Measured) {
  const bare = timings[0]?.medianMs ?? Number.NaN;
  return timings.map(({ what, medianMs }) => ({
    what,
    'median ms': Number(medianMs.toFixed(1)),
    'times a bare read': Number((medianMs / bare).toFixed(1)),
  }));
}

const tableOfScreens = (all: readonly Measured[]) =>
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
 * take. Replaces everything in the emulators.
 */
export async function bench(site: Site): Promise<void> {
  // The API tells of every call; here only the tables are to be seen.
  console.info = () => {};
  const counter = await countReads(site.counterPort, site.firestorePort);
  const emulators = connectEmulators();
  try {
    const measured: Measured[] = [];
    for (const size of ['medium', 'large'] as const) {
      const one = await measure(size, site, emulators, counter);
      measured.push(one);
      console.log(
        `\n${size}: loaded in ${seconds(one.loadedAfterMs)}, statistics rebuilt in ${seconds(one.rebuiltAfterMs)}`,
      );
      console.table(tableOfTimings(one));
    }
    console.table(tableOfScreens(measured));
    console.log(
      '\nTen minutes of selling, if Firestore takes one write per second to each document:',
    );
    console.table(compareRates());
  } finally {
    counter.close();
    await emulators.disconnect();
  }
}
