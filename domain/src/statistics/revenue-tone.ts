/** How much of all revenue a service brings in. */
export type RevenueTone = 'leading' | 'strong' | 'usual';

/** From these shares on, in percent. */
export const leadingShare = 30;
export const strongShare = 15;

/**
 * leading: 30 percent of all revenue or more; strong: 15 percent or more. Both in minor units.
 * Nothing of nothing is usual.
 */
export function revenueTone(revenueMinor: number, totalMinor: number): RevenueTone {
  if (totalMinor <= 0) return 'usual';
  // Whole numbers throughout: a share of exactly 30 percent must not be 29.999...
  if (revenueMinor * 100 >= totalMinor * leadingShare) return 'leading';
  return revenueMinor * 100 >= totalMinor * strongShare ? 'strong' : 'usual';
}
