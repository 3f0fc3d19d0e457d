/** Last day with sales, in days from today. */
const lastDayAhead = 14;

/**
 * Sales of the first day relative to the average. The last day has the same distance above the average.
 */
const startOfGrowth = 0.7;

/**
 * Returns the share of an average day that is already booked on a future day: highest tomorrow, low in two
 * weeks.
 */
const aheadShare = (day: number): number => 0.6 * (1 - day / (lastDayAhead + 1));

/** Returns the relative number of bookings on a day. */
const busyness = (day: number, days: number): number =>
  day > 0 ? aheadShare(day) : startOfGrowth + 2 * (1 - startOfGrowth) * (1 + day / days);

/**
 * Yields the number of bookings of each day, the latest first: from two weeks ahead to `days` days ago, and
 * `bookings` in total.
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
