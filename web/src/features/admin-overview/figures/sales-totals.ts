/** Sales of all services together: the total for the shares. */
export interface SalesTotals {
  bookings: number;
  /** In minor units. */
  revenueMinor: number;
}
