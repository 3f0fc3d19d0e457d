import type { MessageSettings } from './message-settings.ts';

/** Prices of segments are often below the smallest coin: four decimals are exact. */
const units = 10_000;

/** Returns what segments of text messages cost together, exact to four decimals. In major units. */
export const textCost = (segments: number, pricePerSegment: number): number =>
  (segments * Math.round(pricePerSegment * units)) / units;

/**
 * Formats the cost of text messages: '$0.15', '$0.0075'.
 * @param cost in major units
 * @param currency ISO 4217
 */
export const formatTextCost = (cost: number, currency: string): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
  }).format(cost);

/**
 * Tells whether another text message fits into the budget of the month; never without a price or a budget.
 * @param segments sent this month, and of the message
 */
export function isInBudget(
  segments: number,
  { textPrice, textBudget }: Pick<MessageSettings, 'textPrice' | 'textBudget'>,
): boolean {
  return textPrice !== null && textBudget !== null && textCost(segments, textPrice) <= textBudget;
}
