import { loadSeed } from '@carwash/emulator-seed/load/load-seed';
import { seedSizes } from '@carwash/emulator-seed/seed-size';
import { connectEmulators, type Emulators, timeZone } from '../support/emulators/emulators.ts';
import { type Figure, tableOf } from './figures/figure.ts';
import { writeFigures } from './figures/write-figures.ts';
import { measureOpenTimes } from './open-times/measure-open-times.ts';
import { measureBadNetwork } from './pages/bad-network.ts';
import { measurePages } from './pages/measure-pages.ts';
import type { PartName } from './part-names.ts';
import { measurePayments } from './payments/measure-payments.ts';
import { measureCosts } from './rates/measure-costs.ts';
import { compareRates } from './rates/sell-at-rate.ts';
import { measureSecondScreen } from './second-screen/measure-second-screen.ts';
import { measureSizes } from './sizes/measure-sizes.ts';
import { measureStart } from './start/measure-start.ts';
import { measureTill } from './till/measure-till.ts';

/** Measures something, and prints its tables. @returns all of it, for the file */
type Part = (emulators: Emulators) => Promise<object>;

/** A part of figures that have goals, in a business as small as the demo. */
const onDemo =
  (title: string, measure: (emulators: Emulators) => Promise<Figure[]>): Part =>
  async (emulators) => {
    const { firestore: db, auth } = emulators;
    await loadSeed({ db, auth }, seedSizes.small, { now: new Date(), timeZone });
    const figures = await measure(emulators);
    console.log(`\n${title}`);
    console.table(tableOf(figures));
    return figures;
  };

const parts: Record<PartName, Part> = {
  async pages(emulators) {
    // On the bad network first, because the demo customer has no unpaid holds yet.
    const measured = onDemo('Booking on a bad network (median of 3)', measureBadNetwork);
    const booking = await measured(emulators);
    const loads = await onDemo(
      'Pages on a phone (Lighthouse, median of 5)',
      measurePages,
    )(emulators);
    return { booking, loads };
  },
  start: onDemo('A new instance of the API (median of 7)', measureStart),
  payments: onDemo('Going to pay and paying, beside bare calls (medians)', measurePayments),
  'second-screen': onDemo('A hold on the second screen (median)', measureSecondScreen),
  sizes: measureSizes,
  till: onDemo('Looking at a till that was not closed for years', measureTill),
  async rates(emulators) {
    const rates = compareRates();
    console.log('\nTen minutes of selling, if Firestore takes one write per second to a document:');
    console.table(rates);
    const { figures, rows } = await measureCosts(emulators);
    console.log('\nDocuments that Firestore bills for one sale by card, step by step:');
    console.table(rows);
    console.log('\nDocuments that Firestore bills (a page hidden for five minutes reads none)');
    console.table(tableOf(figures));
    return { rates, figures, rows };
  },
  'open-times': onDemo('When services have room (processor time, medians)', measureOpenTimes),
};

/** Measures the named parts, prints tables and writes everything to a file. Replaces what is in the emulators. */
export async function bench(names: readonly PartName[]): Promise<void> {
  // The API tells of every call; here only the tables are to be seen.
  console.info = () => {};
  const emulators = connectEmulators();
  try {
    const measured: Partial<Record<PartName, object>> = {};
    for (const name of names) measured[name] = await parts[name](emulators);
    console.log(`\nAll of it is in ${writeFigures(measured)}`);
  } finally {
    await emulators.disconnect();
  }
}
