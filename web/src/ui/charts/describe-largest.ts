import { type ChartRow, largestFirst, percentText, sumOfRows } from './chart-rows';

/**
 * The largest row and its share of all, in a sentence: 'Most: Car, 40% of all bookings.'
 * @param beginning how the sentence begins, such as 'Most:'
 * @param whole what the rows are parts of, such as 'all bookings'
 * @returns null when there is nothing above zero
 */
export function describeLargest(
  rows: readonly ChartRow[],
  beginning: string,
  whole: string,
): string | null {
  const [largest] = largestFirst(rows);
  if (!largest || largest.value === 0) return null;
  return `${beginning} ${largest.label}, ${percentText(largest.value, sumOfRows(rows))} of ${whole}.`;
}
