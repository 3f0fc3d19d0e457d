import { type ChartRow, largestFirst, percentText, sumOfRows } from './chart-rows';

/**
 * Describes the largest row and its share in a sentence: 'Most: Car, 40% of all bookings.'
 * @param beginning of the sentence, such as 'Most:'
 * @param whole name of the total, such as 'all bookings'
 * @returns null when there is no value above zero
 */
export function describeLargestShare(
  rows: readonly ChartRow[],
  beginning: string,
  whole: string,
): string | null {
  const [largest] = largestFirst(rows);
  if (!largest || largest.value === 0) return null;
  return `${beginning} ${largest.label}, ${percentText(largest.value, sumOfRows(rows))} of ${whole}.`;
}
