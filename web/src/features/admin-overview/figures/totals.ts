/** Sales of all services together, the whole for the shares. */
export interface Totals {
  bookings: number;
  /** In minor units. */
  revenueMinor: number;
}
