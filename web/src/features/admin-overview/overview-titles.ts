/** Titles of the overview's parts, shown while they load as well. */
export const overviewTitles = {
  trend: 'Bookings of the last 30 days',
  categories: 'Service categories',
  vehicles: 'Vehicle types',
  topServices: 'Top services by revenue',
  extras: 'Extras this month',
  latestBookings: 'Latest bookings',
  latestReviews: 'Latest reviews',
  services: 'Services',
} as const;

/** Most services on the overview. */
export const topServiceCount = 5;
export const latestCount = 5;
export const glanceCount = 6;
