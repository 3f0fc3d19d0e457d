/** Days, counted from today, up to which sales have been made ahead. */
export const lastDayAhead = 14;

/** The first day of a growing business has so much of the average, the last one the rest to double it. */
const startOfGrowth = 0.7;

/** What a coming day is booked out by now, of the average day: tomorrow most, in two weeks little. */
const aheadShare = (day: number): number => 0.6 * (1 - day / (lastDayAhead + 1));

/** How busy a day is, relative to the others. */
const busyness = (day: number, days: number): number =>
  day > 0 ? aheadShare(day) : startOfGrowth + 2 * (1 - startOfGrowth) * (1 + day / days);

/**
 * How many bookings each day has, the latest first: from two weeks ahead to `days` days ago, and
 * `bookings` in all.
 */
export function* spreadSales(
  bookings: number,
  days: number,
): Generator<{ day: number; bookings: number }> {
  const all = Array.from({ length: lastDayAhead + days + 1 }, (_, index) => lastDayAhead - index);
  const total = all.reduce((sum, day) => sum + busyness(day, days), 0);
  let soFar = 0;
  let given = 0;
  for (const day of all) {
    soFar += busyness(day, days);
    const upToHere = Math.round((bookings * soFar) / total);
    yield { day, bookings: upToHere - given };
    given = upToHere;
  }
}
