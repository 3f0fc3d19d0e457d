/** What all services together have sold: shares are parts of it. */
export interface Totals {
  bookings: number;
  /** In minor units. */
  revenueMinor: number;
}
